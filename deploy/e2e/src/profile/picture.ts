import type { Page } from 'playwright-core';

/** An image file, as a person would choose one: a plain sheet of one colour. */
export async function aPicture(page: Page, colour: string, name = 'stairwell.png') {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 320, height: 240 });
  await sheet.setContent('<body></body>');
  await sheet.evaluate((background) => {
    document.body.style.background = background;
  }, colour);
  const buffer = await sheet.screenshot();
  await sheet.close();
  return { name, mimeType: 'image/png', buffer };
}
