import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Member } from '../member.ts';
import { comesAndGoes, expectNoSidewaysScroll, see, seeNot } from '../see.ts';

const log = (page: Page) => page.getByRole('log');
const composer = ({ page, words: w }: Member) => page.getByPlaceholder(w.typeMessage);
const contact = ({ page }: Member, other: Member) =>
  page
    .getByRole('button')
    .filter({ hasText: other.name })
    .filter({ hasNot: page.getByRole('heading') })
    .first();

export async function say(member: Member, text: string): Promise<void> {
  await composer(member).fill(text);
  await composer(member).press('Enter');
}

async function openChat(member: Member, other: Member): Promise<void> {
  await contact(member, other).click();
  await see(composer(member));
}

/** Part 5: live both ways, badge, preview, dot, notice, one pane at 390 px, history in pages. */
export async function chat(writer: Member, reader: Member): Promise<void> {
  const w = writer.words;
  await writer.page.getByRole('link', { name: w.chatbox }).first().click();
  await see(writer.page.getByText(w.welcome(writer.firstname)));
  await see(writer.page.getByText(w.selectChat));
  await writer.page.getByPlaceholder(w.searchChat).fill('zzz');
  await see(writer.page.getByText(w.noMatch));
  await writer.page.getByPlaceholder(w.searchChat).fill(reader.firstname.toUpperCase());
  await see(contact(writer, reader).getByText(w.online));
  await openChat(writer, reader);
  await see(writer.page.getByText(w.noMessages));

  await composer(writer).press('Enter');
  await comesAndGoes(writer.page.getByText(w.pleaseType));

  await say(writer, 'Hello from the other side of the page');
  await see(log(writer.page).getByText('Hello from the other side of the page'));
  // The reader is on another page: the notice comes by itself and leads to the chat.
  const notice = reader.page.getByRole('link', { name: w.notice });
  await see(notice);
  await notice.click();
  await see(contact(reader, writer).getByText(`${w.lastMessage} Hello from the ...`));
  await openChat(reader, writer);
  await see(log(reader.page).getByText('Hello from the other side of the page'));

  await say(reader, 'And hello back');
  await see(log(writer.page).getByText('And hello back'));

  await narrow(reader, writer);
  await pages(writer, reader);
}

async function narrow(reader: Member, writer: Member): Promise<void> {
  const { page, words: w } = reader;
  await page.setViewportSize({ width: 390, height: 844 });
  await see(composer(reader));
  await seeNot(contact(reader, writer));
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: w.back })
    .or(page.getByRole('link', { name: w.back }))
    .first()
    .click();
  await seeNot(composer(reader));
  await say(writer, 'While you looked at the list');
  await see(contact(reader, writer).getByText('1', { exact: true }));
  await openChat(reader, writer);
  await see(log(page).getByText('While you looked at the list'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await seeNot(contact(reader, writer).getByText('1', { exact: true }));
}

async function pages(writer: Member, reader: Member): Promise<void> {
  for (let i = 1; i <= 55; i += 1) await say(writer, `line number ${i}.`);
  await see(log(reader.page).getByText('line number 55.'));
  await reader.page.reload();
  await see(log(reader.page).getByText('line number 55.'));
  expect(await log(reader.page).getByText('And hello back').count()).toBe(0);
  await log(reader.page).evaluate((element) => {
    const scroller = element.closest('[data-scroller]') ?? element;
    scroller.scrollTop = 0;
  });
  await see(log(reader.page).getByText('And hello back'));
  expect(await log(reader.page).getByText('line number 30.').count()).toBe(1);
}
