import { createSecretKey } from 'node:crypto';
import { createManualClock } from '@kindred/chassis/testing/effects';
import { describe, expect, test } from 'vitest';
import { createFileLinks, type FileLink } from './file-links.ts';

const key = (byte: number) => createSecretKey(Buffer.alloc(32, byte));
const file = `${'a'.repeat(32)}.pdf`;

function partsOf(link: string): FileLink {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  return {
    file: pathname.replace('/media/chat/', ''),
    expires: searchParams.get('expires') ?? undefined,
    signature: searchParams.get('signature') ?? undefined,
  };
}

function aSigner(byte = 1, ...others: number[]) {
  const clock = createManualClock();
  return { clock, links: createFileLinks([key(byte), ...others.map(key)], clock.now) };
}

describe('the signed address of a file', () => {
  test('holds at least two and a half minutes and at most five', async () => {
    const { clock, links } = aSigner();
    for (let second = 0; second < 400; second += 7) {
      const left = links.secondsLeft(partsOf(links.linkTo(file)));
      expect(left).toBeGreaterThanOrEqual(150);
      expect(left).toBeLessThanOrEqual(300);
      expect(links.expiresAt() - clock.now()).toBeLessThanOrEqual(300_000);
      await clock.advance(7_000);
    }
  });

  test('runs out', async () => {
    const { clock, links } = aSigner();
    const link = partsOf(links.linkTo(file));
    const left = links.secondsLeft(link) ?? 0;
    await clock.advance((left - 1) * 1000);
    expect(links.secondsLeft(link)).toBe(1);
    await clock.advance(1_000);
    expect(links.secondsLeft(link)).toBeUndefined();
  });

  test('is the same for a while, and in every process with the key', async () => {
    const [one, other] = [aSigner(), aSigner()];
    expect(other.links.linkTo(file)).toBe(one.links.linkTo(file));
    expect(other.links.secondsLeft(partsOf(one.links.linkTo(file)))).toBeDefined();
    expect(aSigner(2).links.secondsLeft(partsOf(one.links.linkTo(file)))).toBeUndefined();
  });

  test('holds over a change of key in every process that knows both', () => {
    const [before, learned, after] = [aSigner(1), aSigner(1, 2), aSigner(2, 1)];
    const [old, fresh] = [before, after].map(({ links }) => partsOf(links.linkTo(file)));
    if (!old || !fresh) throw new Error('no links');
    for (const { links } of [learned, after])
      expect([old, fresh].map((link) => links.secondsLeft(link) !== undefined)).toEqual([true, true]);
    expect(before.links.secondsLeft(fresh)).toBeUndefined();
  });

  test('counts for this file and this time alone', () => {
    const { links } = aSigner();
    const link = partsOf(links.linkTo(file));
    const { expires = '', signature = '' } = link;
    const changed: Partial<FileLink>[] = [
      { file: `${'b'.repeat(32)}.pdf` },
      { file: `${link.file}\n${expires}` },
      { expires: String(Number(expires) + 1) },
      { expires: `${expires}0` },
      { expires: ` ${expires}` },
      { expires: `${expires}.0` },
      { expires: undefined },
      { signature: undefined },
      { signature: '' },
      { signature: signature.slice(1) },
      { signature: signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
      { signature: `${signature}AAAA` },
    ];
    expect(links.secondsLeft(link)).toBeDefined();
    for (const change of changed)
      expect([change, links.secondsLeft({ ...link, ...change })]).toEqual([change, undefined]);
  });
});
