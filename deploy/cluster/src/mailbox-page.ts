import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mail } from '@kindred/local/testing/mailbox';

interface Found {
  messages: { ID: string }[];
}

interface Whole {
  ID: string;
  Subject: string;
  Text: string;
  HTML: string;
  Date: string;
  From: { Address: string };
}

async function mailsTo(mailpit: string, to: string): Promise<Mail[]> {
  const ask = async <T>(path: string): Promise<T> => (await fetch(`${mailpit}/api/v1/${path}`)).json() as T;
  const { messages } = await ask<Found>(`search?query=${encodeURIComponent(`to:${to}`)}`);
  const wholes = await Promise.all(messages.map(({ ID }) => ask<Whole>(`message/${ID}`)));
  return wholes.map(({ Date: date, From, HTML, ID, Subject, Text }) => ({
    id: ID,
    to,
    from: From.Address,
    replyTo: null,
    subject: Subject,
    text: Text,
    html: HTML || null,
    date,
  }));
}

/** A Mailpit as the page of mails that the product's own mailbox is, for tests that read there. */
export async function serveMailboxPage(mailpit: string) {
  const server = createServer((request, response) => {
    const to = new URL(request.url ?? '', 'http://page').searchParams.get('to') ?? '';
    mailsTo(mailpit, to).then(
      (messages) => response.end(JSON.stringify({ messages })),
      // A mailbox that cannot be reached for a moment shows nothing yet.
      () => response.end(JSON.stringify({ messages: [] })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
