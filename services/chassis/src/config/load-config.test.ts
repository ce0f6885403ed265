import { expect, it } from 'vitest';
import { ConfigError, flag, integer, loadConfig, text } from './load-config.ts';

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
