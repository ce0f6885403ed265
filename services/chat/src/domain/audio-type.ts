const START_LENGTH = 64;
const OGG_CODEC_AT = 28;
const MP4_AUDIO_BRANDS = ['M4A ', 'M4B '];
const SAMPLE_RATES = 3;
const LAYER_3 = 1;

/** A frame of MPEG audio, layer III: eleven bits set, then a version, a bit rate and a sample rate that exist. */
function isMp3Frame(bytes: Uint8Array): boolean {
  const [sync = 0, kind = 0, rates = 0] = bytes;
  const isSynchronous = sync === 0xff && (kind & 0xe0) === 0xe0;
  const hasVersion = (kind & 0x18) !== 0x08;
  const isLayer3 = ((kind >> 1) & 3) === LAYER_3;
  const hasRates = rates >> 4 !== 0 && rates >> 4 !== 15 && ((rates >> 2) & 3) !== SAMPLE_RATES;
  return isSynchronous && hasVersion && isLayer3 && hasRates;
}

/** A frame of AAC in ADTS: twelve bits set, layer 0. */
const isAacFrame = ([sync = 0, kind = 0]: Uint8Array): boolean => sync === 0xff && (kind & 0xf6) === 0xf0;

const isSoundInOgg = (start: string): boolean =>
  ['OpusHead', '\x01vorbis', '\x7fFLAC', 'Speex   '].some((codec) => start.startsWith(codec, OGG_CODEC_AT));

/** What the first bytes say, whatever a name or a declared type claims; undefined for everything but sound. */
export function audioTypeOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, START_LENGTH)).toString(
    'latin1',
  );
  if (start.startsWith('ID3') || isMp3Frame(bytes)) return 'audio/mpeg';
  if (start.startsWith('RIFF') && start.startsWith('WAVE', 8)) return 'audio/wav';
  if (start.startsWith('OggS') && isSoundInOgg(start)) return 'audio/ogg';
  if (start.startsWith('fLaC')) return 'audio/flac';
  if (start.startsWith('ftyp', 4) && MP4_AUDIO_BRANDS.includes(start.slice(8, 12))) return 'audio/mp4';
  if (isAacFrame(bytes)) return 'audio/aac';
  return undefined;
}
