/** The two pictures of a member. */
export type PictureSlot = 'profileImage' | 'profileBackground';

export interface Picture {
  /** 128 random bits in hex: whoever has the address may see it, nobody can guess it. */
  name: string;
  /** SHA-256 of what was uploaded, so that sending it again changes nothing. */
  contentHash: string;
}

/** Longest side in pixels. */
export type PictureSize = 160 | 640 | 1600;

const FOLDER = '/media/profiles/';
const FILE = /^[0-9a-f]{32}-(?:160|640|1600)\.webp$/;

export const pictureFile = (name: string, size: PictureSize): string => `${name}-${size}.webp`;

/** Could be one of ours, so that it is worth asking the store. */
export const isPictureFile = (file: string): boolean => FILE.test(file);

/** Where everybody finds the picture; the other sizes differ by the number alone. */
export const picturePath = (picture: Picture | null, size: PictureSize): string | null =>
  picture && `${FOLDER}${pictureFile(picture.name, size)}`;
