export type AttachmentKind = 'image' | 'pdf' | 'audio';

/** The file of a message, as it is stored. */
export interface Attachment {
  /** 128 random bits in hex. */
  name: string;
  kind: AttachmentKind;
  /** Of what is downloaded; every image is WebP. */
  contentType: string;
  /** Bytes of what is downloaded. */
  size: number;
}

export type AttachmentType = Pick<Attachment, 'kind' | 'contentType'>;

export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

const PREVIEW_SIDE = 640;
const FULL_SIDE = 1600;
/** Longest side in pixels of what is kept of an image: what is shown in the talk, and what is downloaded. */
export const imageSides = [PREVIEW_SIDE, FULL_SIDE] as const;
type ImageSide = (typeof imageSides)[number];

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
};
const FILE = new RegExp(
  `^[0-9a-f]{32}(?:-(?:${imageSides.join('|')})\\.webp|\\.(?:${Object.values(endings).join('|')}))$`,
);

export const imageFile = (name: string, side: ImageSide): string => `${name}-${side}.webp`;

type Stored = Pick<Attachment, 'name' | 'kind' | 'contentType'>;

export const fullFileOf = ({ name, kind, contentType }: Stored): string =>
  kind === 'image' ? imageFile(name, FULL_SIDE) : `${name}.${endings[contentType]}`;

export const previewFileOf = ({ name, kind }: Stored): string | undefined =>
  kind === 'image' ? imageFile(name, PREVIEW_SIDE) : undefined;

export const filesOf = (stored: Stored): string[] => {
  const preview = previewFileOf(stored);
  return [fullFileOf(stored), ...(preview === undefined ? [] : [preview])];
};

/** Could be one of ours, so that it is worth asking the store. */
export const isAttachmentFile = (file: string): boolean => FILE.test(file);

/** The fixed name under which a file is saved; images are shown instead. */
export const downloadNameOf = (file: string): string | undefined =>
  file.endsWith('.webp') ? undefined : `attachment.${file.split('.').at(-1)}`;
