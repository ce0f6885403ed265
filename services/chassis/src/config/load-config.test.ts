import { expect, it } from 'vitest';
import { ConfigError, flag, integer, loadConfig, readTogether, text } from './load-config.ts';

const variables = {
  port: integer('PORT', '8080', 1, 65_535),
  demo: flag('DEMO', '1'),
  name: text('NAME'),
  secret: {
    ...text('SECRET', 'x'),
    isSecret: true,
    parse: () => {
      throw new Error('must be longer');
    },
  },
};

it('reads values and falls back where a variable is absent or empty', () => {
  const { secret: _, ...open } = variables;
  expect(loadConfig(open, { NAME: 'a', PORT: '' })).toEqual({ port: 8080, demo: true, name: 'a' });
});

it('reports every wrong variable at once and never prints a secret', () => {
  const read = () => loadConfig(variables, { PORT: '99999', DEMO: 'yes', SECRET: 'hunter2' });
  expect(read).toThrow(ConfigError);
  try {
    read();
  } catch (error) {
    const { problems } = error as ConfigError;
    expect(problems).toHaveLength(4);
    expect(problems.join()).not.toContain('hunter2');
    expect(problems.join()).toContain('PORT must be a whole number from 1 to 65535 (now "99999")');
  }
});

it('reports what is wrong in several configurations together, each problem once', () => {
  const readers = {
    a: (env: Record<string, string | undefined>) => loadConfig({ name: text('NAME') }, env),
    b: (env: Record<string, string | undefined>) => loadConfig({ name: text('NAME'), url: text('URL') }, env),
  };
  const problemsOf = (env: Record<string, string>): readonly string[] => {
    try {
      readTogether(readers, env);
      return [];
    } catch (error) {
      return (error as ConfigError).problems;
    }
  };
  expect(problemsOf({})).toEqual(['NAME is required', 'URL is required']);
  expect(readTogether(readers, { NAME: 'n', URL: 'u' }).b.url).toBe('u');
});
