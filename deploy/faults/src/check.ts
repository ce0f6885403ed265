import { until } from '@kindred/chassis/testing/until';
import { mailsTo } from '@kindred/local/testing/mailbox';
import type { Running } from '@kindred/local/testing/running';
import { checkChangedMessages, checkOffers, checkRatings } from './check-changes.ts';
import { read } from './client.ts';
import type { Findings } from './findings.ts';
import { type Ledger, type Person, pairOf } from './ledger.ts';
import type { Cast } from './load.ts';

interface Shown {
  _id: string;
  message: string;
}

const PAGE = 100;

async function wholeThread(kindred: Running, me: Person, other: Person): Promise<Shown[]> {
  const all: Shown[] = [];
  for (let before = ''; ; ) {
    const query = before ? `?limit=${PAGE}&before=${before}` : `?limit=${PAGE}`;
    const page: Shown[] = await read(kindred, `/messages/get/${other.userId}${query}`, me.token);
    all.unshift(...page);
    const oldest = page[0];
    if (!oldest || page.length < PAGE) return all;
    before = oldest._id;
  }
}

async function checkMessages(
  kindred: Running,
  ledger: Ledger,
  cast: Cast,
  findings: Findings,
): Promise<void> {
  const texts = new Map<string, string>();
  for (const [a, b] of cast.talkers) {
    const mine = await wholeThread(kindred, a, b);
    const theirs = await wholeThread(kindred, b, a);
    if (JSON.stringify(mine.map((m) => m._id)) !== JSON.stringify(theirs.map((m) => m._id))) {
      findings.wrong.push(`${a.email} and ${b.email} read different orders`);
    }
    for (const { _id, message } of mine) texts.set(_id, message);
    for (const { text, id, from, to } of ledger.messages) {
      if (pairOf(from, to) !== pairOf(a, b)) continue;
      const shown = mine.filter(({ message }) => message === text);
      if (id !== undefined && !shown.some(({ _id }) => _id === id)) findings.lost.push(text);
      if (shown.length > 1) findings.doubled.push(text);
    }
    const contacts: { _id: string; lastMessage: Shown | null }[] = await read(
      kindred,
      '/chats/finduserconnections/',
      a.token,
    );
    const last = contacts.find(({ _id }) => _id === b.userId)?.lastMessage?._id;
    if (last !== mine.at(-1)?._id) findings.wrong.push(`${a.email} sees an old last message`);
  }
  checkChangedMessages(ledger, texts, findings);
}

async function checkTitles(kindred: Running, ledger: Ledger, cast: Cast, findings: Findings): Promise<void> {
  const people = cast.talkers.flat();
  for (const [userId, titles] of ledger.titles) {
    const owner = people.find((person) => person.userId === userId);
    if (!owner) continue;
    const { user } = await read(kindred, '/users/loggeduser', owner.token);
    const lastAcknowledged = titles.findLastIndex(({ isAcknowledged }) => isAcknowledged);
    // A later write without an answer may have happened or not.
    const allowed = titles.slice(Math.max(0, lastAcknowledged)).map(({ title }) => title);
    if (lastAcknowledged >= 0 && !allowed.includes(user.title)) findings.lost.push(`title of ${owner.email}`);
    const found = await read(
      kindred,
      `/users/all-the-users?q=${encodeURIComponent(user.title)}`,
      owner.token,
    );
    if (user.title && !found.users.some((member: { _id: string }) => member._id === userId)) {
      findings.wrong.push(`the hub does not find ${owner.email} by title`);
    }
  }
}

async function checkPictures(
  kindred: Running,
  ledger: Ledger,
  cast: Cast,
  findings: Findings,
): Promise<void> {
  for (const [userId, uploads] of ledger.pictures) {
    const owner = cast.talkers.flat().find((person) => person.userId === userId);
    if (!owner) continue;
    const { user } = await read(kindred, '/users/loggeduser', owner.token);
    const last = uploads.at(-1);
    if (last !== undefined && user.profileImage !== last) findings.lost.push(`picture of ${owner.email}`);
    if (!user.profileImage) continue;
    const { status } = await fetch(`${kindred.url}${user.profileImage}`);
    if (status !== 200) findings.lost.push(`object of ${owner.email}'s picture, ${status}`);
  }
}

async function checkPairs(kindred: Running, ledger: Ledger, cast: Cast, findings: Findings): Promise<void> {
  for (const [a, b] of cast.strangers) {
    const history = ledger.pairs.get(pairOf(a, b)) ?? [];
    const { user } = await read(kindred, '/users/loggeduser', a.token);
    const isConnected = user.connections.some((card: { _id: string }) => card._id === b.userId);
    const last = history.at(-1);
    if (last?.isAcknowledged && isConnected !== (last.action === 'connect')) {
      findings.lost.push(`${last.action} of ${a.email} and ${b.email}`);
    }
    const contacts: { _id: string; canWrite: boolean }[] = await read(
      kindred,
      '/chats/finduserconnections/',
      a.token,
    );
    const canWrite = contacts.find(({ _id }) => _id === b.userId)?.canWrite ?? false;
    if (canWrite !== isConnected)
      findings.wrong.push(`chat and profiles disagree about ${a.email} and ${b.email}`);
  }
}

async function checkMails(kindred: Running, ledger: Ledger, findings: Findings): Promise<void> {
  for (const email of ledger.registered) {
    const mails = await until(
      async () => {
        const found = await mailsTo(kindred, email);
        return found.length > 0 ? found : undefined;
      },
      15_000,
      `mail to ${email}`,
    ).catch(() => []);
    if (mails.length === 0) findings.lost.push(`mail to ${email}`);
    if (mails.length > 1) findings.doubled.push(`mail to ${email}`);
  }
  for (const email of ledger.maybeRegistered) {
    if ((await mailsTo(kindred, email)).length > 1) findings.doubled.push(`mail to ${email}`);
  }
}

/** Reads everything back through the public door and compares it with what was acknowledged. */
export async function checkEverything(kindred: Running, ledger: Ledger, cast: Cast): Promise<Findings> {
  const findings: Findings = { lost: [], doubled: [], wrong: [] };
  await checkMessages(kindred, ledger, cast, findings);
  await checkTitles(kindred, ledger, cast, findings);
  await checkPairs(kindred, ledger, cast, findings);
  await checkPictures(kindred, ledger, cast, findings);
  await checkOffers(kindred, ledger, findings);
  await checkRatings(kindred, ledger, findings);
  await checkMails(kindred, ledger, findings);
  return findings;
}
