import type { Page } from 'playwright-core';

/** A question that was given up because its page was left is nobody's failure. */
const isGivenUp = (text: string | undefined) => text === 'net::ERR_ABORTED';

/** Notes everything that goes wrong in a tab: errors of scripts and console, answers from 400 on, requests that failed, foreign hosts. */
export function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  const note = (problem: string) => void problems.push(problem);
  page.on('pageerror', (error) => note(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!isGivenUp(reason)) note(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (answer) => {
    const { origin: from } = new URL(answer.url());
    if (from !== origin && !answer.url().startsWith('blob:')) note(`a foreign host: ${answer.url()}`);
    if (answer.status() >= 400) note(`${answer.status()}: ${answer.request().method()} ${answer.url()}`);
  });
  return problems;
}
