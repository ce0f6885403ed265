import { describePictures } from '../src/pictures/picture-suite.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';

describePictures('integration', embeddedAdapters);
