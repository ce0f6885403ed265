/** Where the real engines are; every test against them reads it here. */
export interface Engines {
  kafkaBrokers: readonly string[];
  redisUrl: string;
  s3Endpoint: string;
  s3AccessKey: string;
  s3SecretKey: string;
  mongoUrl: string;
}

const names = {
  kafkaBrokers: 'KAFKA_BROKERS',
  redisUrl: 'REDIS_URL',
  s3Endpoint: 'S3_ENDPOINT',
  s3AccessKey: 'S3_ACCESS_KEY',
  s3SecretKey: 'S3_SECRET_KEY',
  mongoUrl: 'MONGO_URL',
} as const satisfies Record<keyof Engines, string>;

/** @throws Error naming every missing variable: a test without its engine fails, it is never skipped. */
export function readEngines(env: Readonly<Record<string, string | undefined>> = process.env): Engines {
  const missing = Object.values(names).filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`the engines' addresses are missing: ${missing.join(', ')}`);
  const value = (key: keyof typeof names): string => env[names[key]] ?? '';
  return {
    kafkaBrokers: value('kafkaBrokers').split(','),
    redisUrl: value('redisUrl'),
    s3Endpoint: value('s3Endpoint'),
    s3AccessKey: value('s3AccessKey'),
    s3SecretKey: value('s3SecretKey'),
    mongoUrl: value('mongoUrl'),
  };
}
