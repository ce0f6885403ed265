import type { Page, Response } from 'playwright-core';

/** Which files of messages somebody has taken back: who still asks for one is told that it is gone. */
export function createTakenBack() {
  const files = new Map<string, string>();
  const messages = new Set<string>();
  const idOf = (url: string): string | undefined =>
    /^\/messages\/(?:file|delete)\/(\w+)$/.exec(pathOf(url))?.[1];

  async function note(answer: Response): Promise<void> {
    const id = idOf(answer.url());
    if (id === undefined || !answer.ok()) return;
    if (answer.request().method() === 'DELETE') messages.add(id);
    else files.set(pathOf(((await answer.json()) as { file: string }).file), id);
  }

  return {
    follow(page: Page): void {
      page.on('response', (answer) => void note(answer).catch(() => undefined));
    },
    /** Of an answer 404: whether it was asked for a file, or the way to it, that was taken back. */
    explains(url: string): boolean {
      const id = idOf(url) ?? files.get(pathOf(url));
      return id !== undefined && messages.has(id);
    },
  };
}

export type TakenBack = ReturnType<typeof createTakenBack>;

const pathOf = (url: string): string => new URL(url, 'http://localhost').pathname;
