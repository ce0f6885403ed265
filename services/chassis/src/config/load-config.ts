/** One variable: where it comes from and how its text becomes a value. */
export interface Variable<T> {
  name: string;
  /** Used when the variable is absent or empty; without it the variable is required. */
  fallback?: string;
  /** Never printed. */
  isSecret?: boolean;
  /** @throws Error whose message says what is expected. */
  parse(text: string): T;
}

type Variables = Readonly<Record<string, Variable<unknown>>>;
export type ConfigOf<V extends Variables> = {
  readonly [K in keyof V]: V[K] extends Variable<infer T> ? T : never;
};

/** Every bad variable, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Reads all variables and reports everything wrong at once. @throws ConfigError */
export function loadConfig<V extends Variables>(
  variables: V,
  env: Readonly<Record<string, string | undefined>>,
): ConfigOf<V> {
  const problems: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [key, variable] of Object.entries(variables)) {
    const text = env[variable.name] || variable.fallback;
    if (text === undefined) {
      problems.push(`${variable.name} is required`);
      continue;
    }
    try {
      config[key] = variable.parse(text);
    } catch (error) {
      const shown = variable.isSecret ? '' : ` (now "${text}")`;
      problems.push(`${variable.name} ${error instanceof Error ? error.message : 'is wrong'}${shown}`);
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  // Every key of V has been read above.
  return config as ConfigOf<V>;
}

/** A whole number in decimal digits, both ends included. */
export const integer = (name: string, fallback: string, min: number, max: number): Variable<number> => ({
  name,
  fallback,
  parse(text) {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new Error(`must be a whole number from ${min} to ${max}`);
    return value;
  },
});

/** `0` or `1`. */
export const flag = (name: string, fallback: '0' | '1'): Variable<boolean> => ({
  name,
  fallback,
  parse(text) {
    if (text !== '0' && text !== '1') throw new Error('must be 0 or 1');
    return text === '1';
  },
});

/** Any text but the empty one, which counts as absent; required without a fallback. */
export const text = (name: string, fallback?: string): Variable<string> => ({
  name,
  ...(fallback === undefined ? {} : { fallback }),
  parse: (value) => value,
});

type Env = Readonly<Record<string, string | undefined>>;

/** Reads several configurations and reports everything wrong in any of them at once. @throws ConfigError */
export function readTogether<T extends Record<string, (env: Env) => unknown>>(
  readers: T,
  env: Env,
): { readonly [K in keyof T]: ReturnType<T[K]> } {
  const problems: string[] = [];
  const configs: Record<string, unknown> = {};
  for (const [key, read] of Object.entries(readers)) {
    try {
      configs[key] = read(env);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ConfigError([...new Set(problems)]);
  // Every reader has answered above.
  return configs as { readonly [K in keyof T]: ReturnType<T[K]> };
}
