import { describe, expect, it } from 'vitest';
import { nextToSend, type Outbox, type OutboxChange, reduceOutbox, restoredOutbox } from './outbox.ts';

const queued = (key: string): OutboxChange => ({
  type: 'queued',
  key,
  contactId: 'c1',
  text: `text ${key}`,
  createdAt: '2026-11-21T09:00:00.000Z',
});
const outboxAfter = (...changes: OutboxChange[]): Outbox => changes.reduce<Outbox>(reduceOutbox, []);

describe('the outbox', () => {
  it('sends in the order written, one at a time', () => {
    const written = [queued('a'), queued('b')];
    expect(nextToSend(outboxAfter(...written))?.key).toBe('a');
    expect(nextToSend(outboxAfter(...written, { type: 'sendingStarted', key: 'a' }))).toBeUndefined();
    const delivered = outboxAfter(
      ...written,
      { type: 'sendingStarted', key: 'a' },
      { type: 'delivered', key: 'a' },
    );
    expect(nextToSend(delivered)?.key).toBe('b');
  });

  it('keeps a failed message, its text and its key until it is retried', () => {
    const failed = outboxAfter(
      queued('a'),
      { type: 'sendingStarted', key: 'a' },
      { type: 'failed', key: 'a' },
    );
    expect(nextToSend(failed)).toBeUndefined();
    expect(nextToSend(reduceOutbox(failed, { type: 'retried', key: 'a' }))).toMatchObject({
      key: 'a',
      text: 'text a',
    });
  });

  it('lets later messages pass a failed one', () => {
    expect(nextToSend(outboxAfter(queued('a'), { type: 'failed', key: 'a' }, queued('b')))?.key).toBe('b');
  });

  it('waits again when it was put off', () => {
    const later = outboxAfter(
      queued('a'),
      { type: 'sendingStarted', key: 'a' },
      { type: 'postponed', key: 'a' },
    );
    expect(nextToSend(later)?.key).toBe('a');
  });

  it('drops what was discarded', () => {
    expect(outboxAfter(queued('a'), { type: 'discarded', key: 'a' })).toEqual([]);
  });
});

describe('a reload', () => {
  it('asks again for what was under way, under the same key', () => {
    const sending = outboxAfter(queued('a'), { type: 'sendingStarted', key: 'a' });
    expect(nextToSend(restoredOutbox(JSON.parse(JSON.stringify(sending))))?.key).toBe('a');
  });

  it.each([null, 'text', [{ key: 1 }], [null]])('ignores a damaged store: %j', (stored) => {
    expect(restoredOutbox(stored)).toEqual([]);
  });
});

it('cannot send what a reload has taken the file of', () => {
  const file = { name: 'wall.jpg', size: 10 };
  const stored = [{ key: 'a', contactId: 'b', text: '', createdAt: 'now', state: 'sending', file }];
  expect(restoredOutbox(stored)).toEqual([{ ...stored[0], state: 'failed' }]);
});
