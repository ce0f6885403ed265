import { SeedError } from './seed-error.ts';

/** The text of the newest mail to an address, empty while there is none. @throws SeedError */
export type Mailbox = (address: string) => Promise<string>;

async function ask(url: string, path: string, variable: string): Promise<Response> {
  return fetch(`${url}${path}`).catch(() => {
    throw new SeedError(`No mailbox at ${url}: name it in ${variable}.`);
  });
}

/** The product's own mailbox, on the operators' listener. */
export const operatorsMailbox =
  (opsUrl: string): Mailbox =>
  async (address) => {
    const answer = await ask(
      opsUrl,
      `/mailbox/messages?to=${encodeURIComponent(address)}`,
      'KINDRED_OPS_URL',
    );
    const { messages } = (await answer.json()) as { messages: { text: string }[] };
    return messages[0]?.text ?? '';
  };

/** A Mailpit that the product sends its mails to. */
export const mailpitMailbox =
  (url: string): Mailbox =>
  async (address) => {
    const read = async (path: string) => (await ask(url, `/api/v1/${path}`, 'KINDRED_MAILPIT_URL')).json();
    const found = (await read(`search?limit=1&query=${encodeURIComponent(`to:${address}`)}`)) as {
      messages: { ID: string }[];
    };
    const [newest] = found.messages;
    if (!newest) return '';
    const { Text } = (await read(`message/${newest.ID}`)) as { Text: string };
    return Text;
  };
