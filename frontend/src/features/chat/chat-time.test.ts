import { describe, expect, it } from 'vitest';
import { chatTime, untilNextDayMs } from './chat-time.ts';

const english = {
  today: 'Today at {time}',
  yesterday: 'Yesterday at {time}',
  weekday: '{day} at {time}',
  date: '{day} at {time}',
};
const now = new Date(2026, 10, 21, 9, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
const said = (iso: string) => chatTime(iso, now, 'en', english);

describe('the time below a message', () => {
  it('says today from midnight on', () => {
    expect(said(at(2026, 10, 21, 0, 0))).toBe('Today at 12:00 AM');
  });

  it('says yesterday one minute before midnight', () => {
    expect(said(at(2026, 10, 20, 23, 59))).toBe('Yesterday at 11:59 PM');
  });

  it('names the weekday within the last six days', () => {
    expect(said(at(2026, 10, 15, 18, 12))).toBe('Sunday at 6:12 PM');
  });

  it('gives the date from the seventh day on, so that no weekday is meant twice', () => {
    expect(said(at(2026, 10, 14, 18, 12))).toBe('Nov 14 at 6:12 PM');
  });

  it('adds the year when it is another one', () => {
    expect(said(at(2025, 11, 24, 7, 5))).toBe('Dec 24, 2025 at 7:05 AM');
  });

  it('takes a sender whose clock is ahead as today', () => {
    expect(said(at(2026, 10, 22, 0, 1))).toBe('Today at 12:01 AM');
  });

  it('counts calendar days across the end of summer time', () => {
    const afterChange = new Date(2026, 9, 26, 0, 30);
    expect(chatTime(at(2026, 9, 25, 0, 10), afterChange, 'en', english)).toBe('Yesterday at 12:10 AM');
  });

  it('speaks German', () => {
    const words = { ...english, yesterday: 'Gestern um {time}' };
    expect(chatTime(at(2026, 10, 20, 18, 12), now, 'de', words)).toBe('Gestern um 18:12');
  });
});

it('knows how long today lasts', () => {
  expect(untilNextDayMs(new Date(2026, 10, 21, 23, 59, 30))).toBe(30_000);
});
