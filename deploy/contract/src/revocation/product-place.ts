import { until } from '@kindred/chassis/testing/until';
import type { Adapters } from '../testing/adapters.ts';
import { startProduct } from '../testing/product.ts';
import type { Place } from './place.ts';

const MAIL_MS = 20_000;

/** One process behind one door. */
export async function productPlace(adapters: Adapters): Promise<Place> {
  const product = await startProduct({ adapters });
  const { call, cluster, members, stop, url } = product;
  let emails = 0;
  return {
    urls: [url],
    services: cluster.services,
    call: (_, wanted) => call(wanted),
    stop,
    async signUp() {
      emails += 1;
      const { email, password, userId } = await members.make({ firstname: `Ada ${emails}` });
      const answer = await call({ method: 'POST', path: '/users/signin', body: { email, password } });
      const token: unknown = Reflect.get(Object(answer.json), 'token');
      if (typeof token !== 'string') throw new Error(`${email} cannot sign in: ${answer.text}`);
      return { userId, email, password, token };
    },
    async mailTo(email) {
      // Members of a product were confirmed without a mail.
      const mails = await until(
        async () => {
          const found = await cluster.mailbox.list(email);
          return found.length > 0 ? found : undefined;
        },
        MAIL_MS,
        `a mail to ${email}`,
      );
      return mails[0]?.text ?? '';
    },
    async makeAdmin(userId) {
      const accounts = cluster.documents.get('identity')?.collection('accounts');
      await accounts?.updateOne({ _id: userId }, { $set: { isAdmin: true } });
    },
  };
}
