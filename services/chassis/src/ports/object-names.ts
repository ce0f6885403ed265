const BUCKET = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
const NAME = /^(?!.*(?:^|\/)\.)[\w.-]+(?:\/[\w.-]+)*$/;
const MAX_NAME_LENGTH = 200;
const CONTENT_TYPE = /^[\x20-\x7e]{1,200}$/;

/** 3 to 63 of a-z, 0-9 and dashes inside, as every S3 server takes it. @throws TypeError */
export function requireBucketName(bucket: string): string {
  if (!BUCKET.test(bucket)) throw new TypeError(`${bucket} is not a bucket name`);
  return bucket;
}

/** Plain characters in parts between slashes, none of them hidden. @throws TypeError */
export function requireObjectName(name: string): string {
  if (!NAME.test(name) || name.length > MAX_NAME_LENGTH) throw new TypeError(`${name} is not an object name`);
  return name;
}

/** One printable line. @throws TypeError */
export function requireContentType(contentType: string): string {
  if (!CONTENT_TYPE.test(contentType)) throw new TypeError('contentType is not a media type');
  return contentType;
}
