const sizes = [160, 640, 1600] as const;

export type PictureSize = (typeof sizes)[number];

const sized = /-(160|640|1600)(\.webp)$/;

/** The same picture in another size; an address of any other kind stays as it is. */
export const pictureAt = (path: string, size: PictureSize) => path.replace(sized, `-${size}$2`);

/** For `srcset`: every size there is. Nothing for an address that does not name its size. */
export const pictureSources = (path: string) =>
  sized.test(path) ? sizes.map((size) => `${pictureAt(path, size)} ${size}w`).join(', ') : undefined;
