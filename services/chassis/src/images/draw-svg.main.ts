import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// SVG of the house in, PNG out; see svg-drawer.ts.
sharp.concurrency(1);
const png = sharp(await buffer(process.stdin)).png({ palette: true, compressionLevel: 9 });
process.stdout.write(await png.toBuffer());
