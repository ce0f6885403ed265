import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceTurnedTo, whenSeenAfter } from './while-seen.ts';

function aPage(visibilityState: 'visible' | 'hidden') {
  const document = Object.assign(new EventTarget(), { visibilityState });
  const window = new EventTarget();
  const show = (state: 'visible' | 'hidden') => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { document, window, show };
}

function aCounter() {
  let count = 0;
  const work = () => {
    count += 1;
  };
  return { work, times: () => count };
}

describe('work that waits for somebody to turn to the page', () => {
  it('is done once when the page comes into view', () => {
    const page = aPage('hidden');
    const { work, times } = aCounter();
    onceTurnedTo(work, page);
    page.show('hidden');
    expect(times()).toBe(0);
    page.show('visible');
    page.show('visible');
    page.window.dispatchEvent(new Event('focus'));
    expect(times()).toBe(1);
  });

  it('is done when a page in view gets the focus', () => {
    const page = aPage('visible');
    const { work, times } = aCounter();
    onceTurnedTo(work, page);
    expect(times()).toBe(0);
    page.window.dispatchEvent(new Event('focus'));
    expect(times()).toBe(1);
  });

  it('is never done once it was called off', () => {
    const page = aPage('hidden');
    const { work, times } = aCounter();
    onceTurnedTo(work, page)();
    page.show('visible');
    expect(times()).toBe(0);
  });
});

describe('work after a wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is done when its time has come', () => {
    const { work, times } = aCounter();
    whenSeenAfter(work, 1_000, aPage('visible'));
    vi.advanceTimersByTime(999);
    expect(times()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(times()).toBe(1);
  });

  it('is not done on a hidden page, but as soon as that is seen', () => {
    const page = aPage('hidden');
    const { work, times } = aCounter();
    whenSeenAfter(work, 1_000, page);
    vi.advanceTimersByTime(60_000);
    expect(times()).toBe(0);
    page.show('visible');
    expect(times()).toBe(1);
  });

  it('is called off before and after its time', () => {
    const page = aPage('hidden');
    const { work, times } = aCounter();
    whenSeenAfter(work, 1_000, page)();
    const stop = whenSeenAfter(work, 1_000, page);
    vi.advanceTimersByTime(1_000);
    stop();
    page.show('visible');
    expect(times()).toBe(0);
  });
});
