import { until } from '@kindred/chassis/testing/until';
import { describe, expect, it } from 'vitest';
import { aNoticeBed, clara, joe, mira } from './_notices.ts';
import { userId } from './_util.ts';

describe('a suspended member', () => {
  it('gets nothing, not even what already waited, until they are reinstated', async () => {
    const { applied, clock, joined, mails, reinstated, sent, sentCount, service, settled, smtp, suspended } =
      await aNoticeBed();
    await joined(clara);
    smtp.failures.push(new Error('down'));
    await applied(mira);
    await until(() => mails.findOne({ tries: 1, lease: { $exists: false } }));
    await suspended(clara, 5);
    await applied(joe);
    clock.jump(60_000);
    await service.flush();
    await settled(2);
    expect([sent(), await mails.countUpTo({ state: 'failed' }, 3)]).toEqual([[], 2]);
    await reinstated(clara, 6);
    await applied('b'.repeat(24));
    await sentCount(1);
    expect(sent()).toEqual(['c@example.com Somebody applied to your offer']);
  });

  it('stays so when an older or the same word comes, also before the registration', async () => {
    const { applied, joined, reinstated, sent, settled, suspended } = await aNoticeBed();
    await suspended(clara, 5);
    await reinstated(clara, 4);
    await reinstated(clara, 5);
    await joined(clara, undefined, 1);
    await applied(mira);
    await settled(1);
    expect(sent()).toEqual([]);
  });
});

describe('a deleted member', () => {
  it('gets nothing more; address and content of what waits are gone at once, and that is answered', async () => {
    const { answers, applied, clock, deleted, everything, joined, mails, service, smtp } = await aNoticeBed();
    await joined(clara);
    smtp.answerAfter(() => Promise.reject(new Error('down')));
    await applied(mira);
    await until(() => mails.findOne({ tries: 1, lease: { $exists: false } }));
    expect(JSON.stringify(await everything())).toContain('sealed');
    await deleted(clara, 9);
    expect(JSON.stringify(await everything())).not.toContain('sealed');
    await applied(joe);
    clock.jump(60_000);
    await service.flush();
    await until(() => mails.countUpTo({ state: 'failed' }, 3).then((count) => count === 2));
    expect([smtp.accepted, smtp.tries()]).toEqual([[], 1]);
    expect(await answers()).toEqual([expect.stringMatching(`${clara}.*mail`)]);
  });

  it('is not brought back by a registration that arrives late, nor mailed its link', async () => {
    const { deliver, deleted, everything, mails, registered, settle, smtp } = await aNoticeBed();
    await deleted(userId, 9);
    await deliver([registered(), 10]);
    await settle();
    await until(() => mails.findOne({ state: 'failed' }));
    expect([smtp.accepted, smtp.tries()]).toEqual([[], 0]);
    expect(JSON.stringify(await everything())).not.toContain('sealed');
  });

  it('is erased once per word: the same or an older one changes nothing', async () => {
    const { answers, deleted, everything, joined } = await aNoticeBed();
    await joined(mira);
    await deleted(mira, 9);
    const before = await everything();
    await deleted(mira, 9);
    await deleted(mira, 8);
    expect(await everything()).toEqual(before);
    expect(await answers()).toHaveLength(1);
    await deleted(mira, 10);
    expect(await answers()).toHaveLength(2);
  });

  it('is told of no offer they had applied to', async () => {
    const { applied, deleted, joined, mails, takenBack } = await aNoticeBed();
    await joined(mira);
    await applied(mira);
    await deleted(mira, 9);
    await takenBack();
    expect(await mails.countUpTo({ template: 'offer-deleted' }, 1)).toBe(0);
  });
});
