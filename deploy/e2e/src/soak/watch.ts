import type { Page } from 'playwright-core';

export interface Problem {
  text: string;
  /** Of an answer from 400 on. */
  answer?: { status: number; url: string };
}

/** A question that was given up because its page was left is nobody's failure. */
const isGivenUp = (text: string | undefined) => text === 'net::ERR_ABORTED';
/** The browser's own line about an answer from 400 on, which is noted with its address instead. */
const isOfAnAnswer = (text: string) => text.startsWith('Failed to load resource: the server responded');

/** Notes everything that goes wrong in a tab: errors of scripts and console, answers from 400 on, requests that failed, foreign hosts. */
export function watch(page: Page, origin: string): Problem[] {
  const problems: Problem[] = [];
  const note = (text: string) => void problems.push({ text });
  page.on('pageerror', (error) => note(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfAnAnswer(message.text())) note(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!isGivenUp(reason)) note(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (answer) => {
    const url = answer.url();
    const status = answer.status();
    if (new URL(url).origin !== origin && !url.startsWith('blob:')) note(`a foreign host: ${url}`);
    if (status >= 400)
      problems.push({ text: `${status}: ${answer.request().method()} ${url}`, answer: { status, url } });
  });
  return problems;
}
