import type { Page } from 'playwright-core';
import type { Member } from '../member.ts';
import { see, seeNot } from '../see.ts';
import { findCard } from './hub.ts';

const panel = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) }).filter({ hasNot: page.getByRole('region') });

/** Part 4: request, live; cancel, live; again; accept; both connected; crossing requests; either side removes. */
export async function connection(asking: Member, asked: Member): Promise<void> {
  const w = asking.words;
  const card = await findCard(asking, asked);
  const pending = panel(asked.page, w.pending);
  const ask = () => card.getByRole('button', { name: w.connect(asked.name) }).click();

  await ask();
  await see(card.getByRole('button', { name: w.cancel(asked.name) }));
  await see(pending.getByText(asking.name));
  await card.getByRole('button', { name: w.cancel(asked.name) }).click();
  await seeNot(pending.getByText(asking.name));

  await card.getByRole('button', { name: w.connect(asked.name) }).dblclick();
  await see(pending.getByText(asking.name));
  await pending.getByRole('button', { name: w.accept(asking.name) }).click();
  await see(card.getByText(w.connected));
  await see(panel(asked.page, w.connections).getByText(asking.name));
  await seeNot(pending.getByText(asking.name));

  // Either side removes: first the one who asked.
  await card.getByRole('button', { name: w.remove(asked.name) }).click();
  await see(card.getByRole('button', { name: w.connect(asked.name) }));
  await seeNot(panel(asked.page, w.connections).getByText(asking.name));

  await ask();
  await see(pending.getByText(asking.name));
  await pending.getByRole('button', { name: w.reject(asking.name) }).click();
  await see(card.getByRole('button', { name: w.connect(asked.name) }));

  // Crossing requests connect.
  const mirror = await findCard(asked, asking);
  await Promise.all([ask(), mirror.getByRole('button', { name: w.connect(asking.name) }).click()]);
  await see(card.getByText(w.connected));
  await see(mirror.getByText(w.connected));

  // And then the one who was asked removes.
  await mirror.getByRole('button', { name: w.remove(asking.name) }).click();
  await see(card.getByRole('button', { name: w.connect(asked.name) }));
  await ask();
  await pending.getByRole('button', { name: w.accept(asking.name) }).click();
  await see(card.getByText(w.connected));
  await see(mirror.getByText(w.connected));
}
