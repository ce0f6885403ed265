import type { Ask, Scene } from '../scene.ts';
import { MARK, offerBody } from '../world.ts';
import { fileIn } from './profiles.scenes.ts';

async function offerOf({ world, actor, me, state }: Ask): Promise<string> {
  const { as, newOffer, offers, unknownId } = world;
  if (state === 'unknown') return unknownId();
  if (state === 'open' || state === 'closed' || state === 'deleted') return offers[state];
  if (state === 'of suspended') return world.offerOfSuspended;
  const isEntrepreneur = actor === 'owner' || actor === 'entrepreneur';
  if (!isEntrepreneur) return unknownId();
  const own = await newOffer(me);
  if (state === 'own deleted') await as(me, 'DELETE', `/offers/${own}`);
  return own;
}

const search = ({ state, world }: Ask): Record<string, string> => {
  if (state === 'applied') return {};
  if (state === 'of suspended') return { createdBy: world.cast.actors.suspended.userId };
  return state === 'deleted' ? { q: `${MARK} deleted` } : { q: MARK, status: state };
};

const byId = (more: Omit<Scene, 'make'> & { body?: Record<string, unknown> } = {}): Scene => {
  const { body, ...scene } = more;
  return {
    ...scene,
    isSetPerCell: true,
    make: async (ask) => ({ params: { id: await offerOf(ask) }, ...(body ? { body } : {}) }),
  };
};

export const offersScenes: Readonly<Record<string, Scene>> = {
  'POST /users/add-fav-offer/:offerId': {
    caller: { in: 'body', field: 'userId' },
    make: async (ask) => ({ params: { offerId: await offerOf(ask) }, body: { favourite: true } }),
  },
  'GET /offers': {
    caller: { in: 'query', field: 'applicantId' },
    make: (ask) => ({ query: search(ask) }),
  },
  'GET /offers/find/:id': byId(),
  'POST /offers/create': {
    caller: { in: 'body', field: 'createdBy' },
    make: () => ({ body: { ...offerBody, title: 'A mural' } }),
  },
  'PUT /offers/update/:id': byId({
    caller: { in: 'body', field: 'createdBy' },
    body: { description: 'Larger.' },
  }),
  'DELETE /offers/:id': byId(),
  'POST /offers/apply': {
    caller: { in: 'body', field: 'applicantId' },
    make: async (ask) => ({
      body: {
        offerId:
          ask.state === 'open' && ask.actor !== 'owner' ? ask.world.offers.toApply : await offerOf(ask),
      },
    }),
  },
  'GET /media/offers/:file': {
    make: ({ world, state }) => ({ params: { file: fileIn(world.offers.image, state) } }),
  },
};
