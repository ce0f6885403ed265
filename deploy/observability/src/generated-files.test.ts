import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runbookOf, timesBy } from './alerts/alert.ts';
import { alerts } from './alerts/alerts.ts';
import { ruleFile } from './alerts/rule-file.ts';
import { generatedFiles } from './generated-files.ts';

const root = new URL('../../../', import.meta.url);

it.each([...generatedFiles()])('%s is what its description makes of it', (path, text) => {
  expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(text);
});

it('gives every alert a name of its own and a runbook, and every runbook an alert', () => {
  const runbooks = alerts.map(({ name }) => runbookOf(name));
  expect(new Set(runbooks).size).toBe(alerts.length);
  for (const runbook of runbooks) expect(existsSync(new URL(runbook, root)), runbook).toBe(true);
  const pages = readdirSync(new URL('docs/runbooks/', root)).map((page) => `docs/runbooks/${page}`);
  expect(pages.sort()).toEqual(runbooks.toSorted());
});

it('shortens durations and ages by one factor, and nothing else', () => {
  expect(timesBy(1).range(300)).toBe('5m');
  expect(timesBy(20).range(300)).toBe('15s');
  expect(timesBy(20).range(30)).toBe('1500ms');
  expect(ruleFile(alerts)).toContain('kindred_consumer_lag) > 100');
  expect(ruleFile(alerts, 20)).toContain('kindred_consumer_lag) > 100');
  expect(ruleFile(alerts, 20)).toContain('kindred_outbox_age_seconds) > 3');
});
