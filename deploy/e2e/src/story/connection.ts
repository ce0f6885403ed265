import type { Page } from 'playwright-core';
import type { Member } from '../member.ts';
import { pressFor, see, seeNot } from '../see.ts';
import { findCard } from './hub.ts';

const panel = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) }).filter({ hasNot: page.getByRole('region') });

/** Part 4: request, live; cancel, live; again; accept; both connected; crossing requests; either side removes. */
export async function connection(asking: Member, asked: Member): Promise<void> {
  const w = asking.words;
  const card = await findCard(asking, asked);
  const pending = panel(asked.page, w.pending);
  const friends = panel(asked.page, w.connections);
  const connect = card.getByRole('button', { name: w.connect(asked.name) });
  const cancel = card.getByRole('button', { name: w.cancel(asked.name) });
  const connected = card.getByText(w.connected);
  const accept = pending.getByRole('button', { name: w.accept(asking.name) });
  const arrived = pending.getByText(asking.name);

  // A double click asks once.
  await connect.dblclick();
  await see(cancel);
  await see(arrived);
  await pressFor(cancel, connect);
  await seeNot(arrived);

  await pressFor(connect, cancel);
  await see(arrived);
  await pressFor(accept, friends.getByText(asking.name));
  await see(connected);
  await seeNot(arrived);

  // Either side removes: first the one who asked.
  await pressFor(card.getByRole('button', { name: w.remove(asked.name) }), connect);
  await seeNot(friends.getByText(asking.name));

  await pressFor(connect, cancel);
  await see(arrived);
  await pressFor(
    pending.getByRole('button', { name: w.reject(asking.name) }),
    asked.page.getByText(w.nothingPending),
  );
  await see(connect);

  await crossing(asking, asked);

  await pressFor(connect, cancel);
  await see(arrived);
  await pressFor(accept, friends.getByText(asking.name));
  await see(connected);
}

/** Lets the requests of both pages go out at the same moment, so that neither has heard of the other's. */
async function releaseTogether(pages: readonly Page[]): Promise<() => Promise<void>> {
  const path = '**/users/send-connection-request';
  let waiting = 0;
  let release: (() => void) | undefined;
  const together = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const page of pages) {
    await page.route(path, async (route) => {
      waiting += 1;
      if (waiting === pages.length) release?.();
      await together;
      await route.continue();
    });
  }
  return async () => {
    for (const page of pages) await page.unroute(path);
  };
}

/** Both ask at the same moment and are connected; then the one who was asked first removes. */
async function crossing(asking: Member, asked: Member): Promise<void> {
  const w = asking.words;
  const card = await findCard(asking, asked);
  const mirror = await findCard(asked, asking);
  const connect = mirror.getByRole('button', { name: w.connect(asking.name) });
  const done = await releaseTogether([asking.page, asked.page]);
  await pressFor(card.getByRole('button', { name: w.connect(asked.name) }), card.getByText(w.cancelShown));
  await pressFor(connect, mirror.getByText(w.cancelShown).or(mirror.getByText(w.connected)));
  await see(card.getByText(w.connected));
  await see(mirror.getByText(w.connected));
  await done();

  await pressFor(mirror.getByRole('button', { name: w.remove(asking.name) }), connect);
  await see(card.getByRole('button', { name: w.connect(asked.name) }));
}
