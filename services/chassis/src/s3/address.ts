export interface S3Address {
  /** http://key:secret@host:port or https://…, optionally with ?region=…. */
  url: string;
  /** Instead of the one in the address. */
  accessKey?: string;
  secretKey?: string;
  region?: string;
}

/** Servers that know no regions answer to this one. */
const DEFAULT_REGION = 'us-east-1';

/** The parts of an address of an S3 server. @throws TypeError that repeats no secret */
export function readS3Address({ url, accessKey, secretKey, region }: S3Address) {
  const parsed = URL.parse(url);
  const isHttp = parsed?.protocol === 'http:' || parsed?.protocol === 'https:';
  if (!parsed || !isHttp || parsed.pathname !== '/') {
    throw new TypeError('the address of the objects is not http(s)://key:secret@host:port');
  }
  const useSSL = parsed.protocol === 'https:';
  const read = {
    endPoint: parsed.hostname,
    port: Number(parsed.port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey: accessKey ?? decodeURIComponent(parsed.username),
    secretKey: secretKey ?? decodeURIComponent(parsed.password),
    region: region ?? parsed.searchParams.get('region') ?? DEFAULT_REGION,
  };
  if (!read.accessKey || !read.secretKey)
    throw new TypeError('the address of the objects lacks key or secret');
  return read;
}
