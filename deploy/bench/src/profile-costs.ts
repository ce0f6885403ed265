import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '@kindred/chassis/lifecycle/service';
import { measureInTurn, type Subject } from './cpu.ts';
import { profilesWith } from './profiles-with.ts';

const SMALL = 100;
const LARGE = Number(process.env.MEMBERS ?? 100_000);
const GOAL = 1.3;

const questions = {
  'hub, first page': '/users/all-the-users?limit=24',
  'hub, artists who paint': '/users/all-the-users?limit=24&role=artist&category=Painting',
  'hub, word "mir"': '/users/all-the-users?limit=24&q=mir',
  'Top five artists': '/users/all-the-users?sort=rating&limit=5&role=artist',
} as const;

const ask = (service: Service, url: string, expected: number) => async (): Promise<void> => {
  const answer = await service.app.inject({ url });
  if (answer.statusCode !== 200 || answer.json().users.length !== expected) {
    throw new Error(`${url} answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`);
  }
};

/** Row by row: what a page costs with few and with many members. Answers whether every ratio keeps the goal. */
export async function benchProfileCosts(say: (line: string) => void): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-bench-'));
  say(`filling stores with ${SMALL} and ${LARGE} members`);
  const [small, large] = [await profilesWith(SMALL, folder), await profilesWith(LARGE, folder)];

  let isGood = true;
  for (const [name, url] of Object.entries(questions)) {
    // Both pages are equally long, so that only finding them can differ.
    const found = ((await small.app.inject({ url })).json() as { users: unknown[] }).users.length;
    const sized = url.replace(/limit=\d+/, `limit=${found}`);
    const subjects: Subject[] = [
      { name: 'small', request: ask(small, sized, found) },
      { name: 'large', request: ask(large, sized, found) },
    ];
    const cpu = await measureInTurn(subjects);
    const [a = Number.NaN, b = Number.NaN] = [cpu.get('small'), cpu.get('large')];
    const ratio = b / a;
    isGood &&= ratio <= GOAL;
    say(
      `${name}: ${found} members, ${a.toFixed(0)} µs CPU with ${SMALL}, ${b.toFixed(0)} µs with ${LARGE}: ${ratio.toFixed(2)}× (goal ≤ ${GOAL}×)`,
    );
  }
  await Promise.all([small.stop(), large.stop()]);
  rmSync(folder, { recursive: true, force: true });
  return isGood;
}
