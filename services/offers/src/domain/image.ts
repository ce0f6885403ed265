export interface Image {
  /** 128 random bits in hex: whoever has the address may see it, nobody can guess it. */
  name: string;
  /** SHA-256 of what was uploaded, so that sending it again changes nothing. */
  contentHash: string;
}

/** Longest side in pixels. */
type Size = 160 | 640 | 1600;

const FOLDER = '/media/offers/';
const FILE = /^[0-9a-f]{32}-(?:160|640|1600)\.webp$/;

export const imageFile = (name: string, size: Size): string => `${name}-${size}.webp`;

/** Could be one of ours, so that it is worth asking the store. */
export const isImageFile = (file: string): boolean => FILE.test(file);

/** Where everybody finds the image; the other sizes differ by the number alone. */
export const imagePath = (image: Image | null, size: Size): string | null =>
  image && `${FOLDER}${imageFile(image.name, size)}`;
