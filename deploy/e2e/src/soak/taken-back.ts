import type { Page, Response } from 'playwright-core';

/** Which files of messages somebody has taken back: who still asks for one is told that it is gone. */
export function createTakenBack() {
  const files = new Map<string, string>();
  const messages = new Set<string>();
  const idOf = (url: string): string | undefined =>
    /^\/messages\/(?:file|delete)\/(\w+)$/.exec(pathOf(url))?.[1];

  /** Every message of an answer, alone or in a list, with what of it is a file. */
  function learn(said: unknown): void {
    for (const each of Array.isArray(said) ? said : [said]) {
      const { _id, ...fields } = (each ?? {}) as Record<string, unknown>;
      for (const value of Object.values(fields))
        if (typeof value === 'string' && value.startsWith('/media/chat/'))
          files.set(fileOf(value), String(_id));
    }
  }

  async function note(answer: Response): Promise<void> {
    const url = answer.url();
    if (!pathOf(url).startsWith('/messages/') || !answer.ok()) return;
    const id = idOf(url);
    if (answer.request().method() === 'DELETE') messages.add(id ?? '');
    else learn(id === undefined ? await answer.json() : { _id: id, ...((await answer.json()) as object) });
  }

  return {
    follow(page: Page): void {
      page.on('response', (answer) => void note(answer).catch(() => undefined));
    },
    /** Of an answer 404: whether it was asked for a file, or the way to it, that was taken back. */
    explains(url: string): boolean {
      const id = idOf(url) ?? files.get(fileOf(url));
      return id !== undefined && messages.has(id);
    },
  };
}

export type TakenBack = ReturnType<typeof createTakenBack>;

const pathOf = (url: string): string => new URL(url, 'http://localhost').pathname;
/** One name for all sizes of a picture. */
const fileOf = (url: string): string => pathOf(url).replace(/(?:-\d+)?\.\w+$/, '');
