import type { Page } from 'playwright-core';

/** What members write themselves, by the names the calls give it; categories and states are words of the app. */
const freeFields = new Set([
  'title',
  'description',
  'location',
  'message',
  'comment',
  'interest',
  'personality',
]);

function freeTexts(node: unknown, name = ''): string[] {
  if (typeof node === 'string') return freeFields.has(name) ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => freeTexts(value, Array.isArray(node) ? name : key));
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Listens to the answers of a page; the function returned tells whether a reading is what some member wrote. */
export function listenToMembers(page: Page): () => Promise<(reading: string) => boolean> {
  const answers: Promise<string[]>[] = [];
  page.on('response', (answer) => {
    if (!answer.ok() || !answer.headers()['content-type']?.includes('json')) return;
    answers.push(answer.json().then(freeTexts, () => []));
  });
  return async () => {
    const written = (await Promise.all(answers)).flat().map(tidy);
    // A long text stands shortened.
    const isPart = (text: string, reading: string) =>
      reading.endsWith('…') ? text.startsWith(reading.slice(0, -1)) : text === reading;
    return (reading) => written.some((text) => isPart(text, reading));
  };
}
