import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartFolder } from './chart-folder.ts';
import { chartReadme } from './chart-readme.ts';

writeFileSync(join(chartFolder, 'README.md'), chartReadme());
