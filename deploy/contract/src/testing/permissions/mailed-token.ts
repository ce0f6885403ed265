import { until } from '@kindred/chassis/testing/until';
import type { Product } from '../product.ts';

const MAILED_MS = 20_000;

/** The token of the newest mailed link to an address, once it has come. */
export const mailedToken = (
  { cluster }: Product,
  email: string,
  page: 'email-confirmation' | 'resetpassword',
): Promise<string> =>
  until(
    async () => {
      const mails = await cluster.mailbox.list(email);
      return mails.flatMap(({ text }) => text.split(`/${page}/`)[1]?.match(/^[\w-]+/)?.[0] ?? [])[0];
    },
    MAILED_MS,
    `a mail with a link to ${page}`,
  );
