export type FileRefusal = 'fileTooLarge' | 'fileKind';

const largestBytes = 10 * 1024 * 1024;
const kinds = /^(image\/|audio\/|application\/pdf$)/;

/** What is clear before anything is sent; the server looks at the bytes. */
export function refusalOf(file: Pick<File, 'type' | 'size'>): FileRefusal | null {
  if (!kinds.test(file.type)) return 'fileKind';
  return file.size > largestBytes ? 'fileTooLarge' : null;
}
