import { formOf } from '../form.ts';
import { formRequest } from '../make-request.ts';
import type { Pair } from '../pair.ts';
import { type Attack, goodParts } from './attack.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

const post = (
  title: string,
  path: string,
  body: unknown,
  allowed: readonly number[],
  token?: string,
): Pair => ({
  title: `POST ${path} · ${title}`,
  send: {
    method: 'POST',
    path,
    headers: { ...JSON_TYPE, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  },
  allowed,
});

/** TRUST §5, 1 to 3: near misses of a password are wrong passwords. */
export const signInAttacks: Attack = ({ cast: { me } }) => {
  const nearMisses = {
    'a space behind': `${me.password} `,
    'a space in front': ` ${me.password}`,
    'other case': me.password.toUpperCase(),
    'the last byte after 72': `${me.password.slice(0, -1)}D`,
    'the first 72 bytes': me.password.slice(0, 72),
    'the address': me.email,
    SQL: "' OR '1'='1' --",
    'an object as text': '{"$ne":1}',
  };
  const wrong = Object.entries(nearMisses).map(([title, password]) =>
    post(title, '/users/signin', { email: me.email, password }, [401]),
  );
  const foreign = ['nobody@member.kindred.example', `${me.email}.evil`, `x${me.email}`].map((email) =>
    post(`the address ${email.slice(0, 12)}`, '/users/signin', { email, password: me.password }, [401]),
  );
  return [
    ...wrong,
    ...foreign,
    post('operators', '/users/signin', { email: { $gt: '' }, password: { $ne: 1 } }, [400]),
    post('a password of 1 MB', '/users/signin', { email: me.email, password: 'x'.repeat(1_000_000) }, [413]),
  ];
};

/** TRUST §5, 21 to 24: who acts is told by the token alone. */
export const actorAttacks: Attack = ({ cast }) => {
  const { me, contact, stranger, foreignOfferId } = cast;
  const { token } = me;
  const rating = { ratedUserId: contact.userId, ratingNumber: 5, comment: 'Fine.' };
  const request = { receiverId: stranger.userId, action: 'send' };
  const cases: [path: string, field: string, body: object][] = [
    ['/users/send-connection-request', 'senderId', request],
    ['/users/accept-connection-request', 'receiverId', { senderId: contact.userId }],
    ['/users/delete-connection', 'userId', { connectionId: contact.userId }],
    [`/users/add-fav-offer/${foreignOfferId}`, 'userId', { favourite: true }],
    ['/offers/apply', 'applicantId', { offerId: foreignOfferId }],
    ['/ratings/add-new-rating', 'userId', rating],
  ];
  return cases.flatMap(([path, field, body]) => {
    const open = JSON.stringify(body).slice(0, -1);
    return [
      post('another actor', path, { ...body, [field]: stranger.userId }, [403], token),
      post('two actors in a list', path, { ...body, [field]: [me.userId, stranger.userId] }, [400], token),
      post(
        'the own and another',
        path,
        `${open},"${field}":"${me.userId}","${field}":"${stranger.userId}"}`,
        [400],
        token,
      ),
      post(
        'another and the own',
        path,
        `${open},"${field}":"${stranger.userId}","${field}":"${me.userId}"}`,
        [400],
        token,
      ),
    ];
  });
};

/** The same in a form, where a field may come twice. */
export const formActorAttacks: Attack = ({ calls, cast }) =>
  calls
    .filter(({ name }) => name === 'POST /offers/create' || name === 'PUT /offers/update/:id')
    .flatMap((call) => {
      const parts = goodParts(call, cast);
      const texts = Object.entries(parts.input.body ?? {}).map(([name, value]) => ({
        name,
        value: String(value),
      }));
      const by = (...ids: string[]) =>
        formOf([...texts, ...ids.map((value) => ({ name: 'createdBy', value }))]);
      const { me, stranger } = cast;
      return [
        {
          title: `${call.name} · another creator`,
          send: formRequest(parts, by(stranger.userId)),
          allowed: [403],
        },
        {
          title: `${call.name} · two creators`,
          send: formRequest(parts, by(me.userId, stranger.userId)),
          allowed: [400],
        },
        {
          title: `${call.name} · a creator twice`,
          send: formRequest(parts, by(me.userId, me.userId)),
          allowed: [400],
        },
      ];
    });

const ofOneself = (userId: string): [path: string, body: object][] => [
  ['/users/send-connection-request', { receiverId: userId, action: 'send' }],
  ['/ratings/add-new-rating', { ratedUserId: userId, ratingNumber: 5, comment: 'Me.' }],
];

/** TRUST §5, 70: nobody does this to oneself, to what is not there, or in a role that is not theirs. */
export const businessAttacks: Attack = ({ cast }) => {
  const { me, contact, offerId } = cast;
  const offer = { title: 'x', description: 'x', type: 'offer', category: 'Music', status: 'open' };
  return [
    ...ofOneself(me.userId).map(([path, body]) => post('to oneself', path, body, [400, 403], me.token)),
    ...ofOneself('0'.repeat(24)).map(([path, body]) => post('to nobody', path, body, [404], me.token)),
    post('the own offer', '/offers/apply', { offerId }, [403], me.token),
    post('no offer', '/offers/apply', { offerId: '0'.repeat(24) }, [404], me.token),
    post('as an artist', '/offers/create', offer, [403], contact.token),
    post('to oneself', `/messages/send/${me.userId}`, { message: 'x' }, [400, 403], me.token),
    post('to a stranger', `/messages/send/${cast.stranger.userId}`, { message: 'x' }, [403], me.token),
  ];
};

const inside = [
  '/metrics',
  '/docs',
  '/docs/json',
  '/health/ready',
  '/health/live',
  '/mailbox',
  '/dead-letters',
  '/.git/config',
  '/.env',
  '/keys.json',
  '/package.json',
  '/server-status',
  '/wp-admin',
  '/assets/..%2f..%2fkeys.json',
  '/%2e%2e/keys.json',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/socket.io.js',
];

/** TRUST §5, 76: what is for operators is not at the public door. */
export const insideAttacks: Attack = () =>
  inside.map((path) => ({ title: `GET ${path}`, send: { method: 'GET', path }, allowed: [400, 404] }));
