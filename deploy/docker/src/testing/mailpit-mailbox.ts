import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Summary {
  ID: string;
}

interface Message {
  ID: string;
  To: { Address: string }[];
  From: { Address: string };
  ReplyTo: { Address: string }[];
  Subject: string;
  Text: string;
  HTML: string;
  Date: string;
}

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  // The shapes of Mailpit's HTTP API, v1.
  return (await answer.json()) as T;
}

async function mailsTo(mailpit: string, to: string) {
  const query = new URLSearchParams({ query: `to:"${to}"` });
  const { messages } = await read<{ messages: Summary[] }>(`${mailpit}/api/v1/search?${query}`);
  const found = messages.map(({ ID }) => read<Message>(`${mailpit}/api/v1/message/${ID}`));
  return (await Promise.all(found)).map((message) => ({
    id: message.ID,
    to: message.To[0]?.Address ?? '',
    from: message.From.Address,
    replyTo: message.ReplyTo[0]?.Address ?? null,
    subject: message.Subject,
    text: message.Text,
    html: message.HTML || null,
    date: message.Date,
  }));
}

/** Shows the mails of a Mailpit the way the story reads them, newest first. */
export async function serveMailpit(mailpit: string) {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://mailbox');
    mailsTo(mailpit, searchParams.get('to') ?? '').then(
      (messages) => response.end(JSON.stringify({ messages })),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
}
export type MailpitMailbox = Awaited<ReturnType<typeof serveMailpit>>;
