import { makeKeys } from './make-keys.ts';

const [folder, objectsHost] = process.argv.slice(2);
if (!folder || !objectsHost) {
  process.stderr.write('usage: keys <folder> <host:port of the object store>\n');
  process.exit(64);
}
makeKeys(folder, objectsHost);
