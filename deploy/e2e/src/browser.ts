import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function executable(): Promise<string> {
  const named = process.env.KINDRED_BROWSER;
  if (named) return named;
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  // Tells the package to unpack the libraries a bare system lacks as well.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** A Chromium: the one named in KINDRED_BROWSER, an installed one, or the one that comes as a package. */
export async function launchBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await executable(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', ...more],
  });
}
