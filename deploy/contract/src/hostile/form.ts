export const BOUNDARY = 'kindred-boundary';

export interface FormPart {
  name: string;
  value: string | Uint8Array;
  /** Makes the part a file. */
  filename?: string;
  type?: string;
}

const END = Buffer.from(`--${BOUNDARY}--\r\n`);

/** A part as a browser writes it; the name goes in as it is. */
export function partOf({ name, value, filename, type = 'image/png' }: FormPart): Buffer {
  const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: ${type}`;
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
    Buffer.from(value as Uint8Array),
    Buffer.from('\r\n'),
  ]);
}

export const formOf = (parts: readonly FormPart[]): Buffer => Buffer.concat([...parts.map(partOf), END]);
