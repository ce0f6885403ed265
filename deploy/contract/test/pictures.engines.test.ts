import { describePictures } from '../src/pictures/picture-suite.ts';
import { engineAdapters } from '../src/testing/adapters.ts';

describePictures('engines', engineAdapters());
