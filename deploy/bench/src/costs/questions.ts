import { talker, talks } from './fill-chat.ts';
import { rated, raterId } from './fill-ratings.ts';
import type { Town } from './town.ts';

/** A call whose answer is equally long in every town, so that only finding it can differ. */
export interface Question {
  name: string;
  request(town: Town): Promise<void>;
  /** What a request begins goes on in other services, and is part of its cost. */
  isFollowed?: true;
}

type Answer = Record<string, unknown[]> & unknown[];

interface Wish {
  name: string;
  service: keyof Town['services'];
  url: string;
  /** How many entries the list has, and where it stands in the answer; the answer itself when absent. */
  count: number;
  list?: string;
  token?: string;
}

const ask = ({ name, service, url, count, list, token }: Wish): Question => ({
  name,
  async request({ services }) {
    const answer = await services[service].app.inject({
      url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    const body: Answer = answer.json();
    const found = answer.statusCode === 200 ? (list === undefined ? body : body[list])?.length : undefined;
    if (found !== count) throw new Error(`${url}: ${found} of ${count}, ${answer.body.slice(0, 200)}`);
  },
});

const hub = (name: string, query: string, count = 20): Question =>
  ask({
    name: `hub, ${name}`,
    service: 'profiles',
    url: `/users/all-the-users?limit=${count}${query}`,
    count,
    list: 'users',
  });

const offers = (name: string, query: string, count = 20): Question =>
  ask({
    name: `offers, ${name}`,
    service: 'offers',
    url: `/offers?limit=${count}${query}`,
    count,
    list: 'offers',
  });

export const talkPage = (name: string, contact: string, before?: string): Question =>
  ask({
    name: `conversation, ${name}`,
    service: 'chat',
    url: `/messages/get/${contact}?limit=50${before === undefined ? '' : `&before=${before}`}`,
    count: 50,
    token: talker,
  });

const ratingsOf = (name: string, id: string): Question =>
  ask({
    name: `ratings of a member who has ${name}`,
    service: 'ratings',
    url: `/ratings/get-for-user/${id}?limit=10`,
    count: 10,
    list: 'ratings',
  });

/** Ten of the raters change their mind in turn: the member keeps as many ratings as they have. */
function rate(name: string, ratedUserId: string): Question {
  const turns = new Map<Town, number>();
  return {
    name: `rating a member who has ${name}, until their average is new`,
    isFollowed: true,
    async request(town) {
      const turn = (turns.get(town) ?? 0) + 1;
      turns.set(town, turn);
      const answer = await town.services.ratings.app.inject({
        method: 'POST',
        url: '/ratings/add-new-rating',
        headers: { authorization: `Bearer ${raterId(turn % 10)}` },
        payload: { ratedUserId, ratingNumber: (Math.floor(turn / 10) % 5) + 1, comment: `Again, ${turn}.` },
      });
      if (answer.statusCode >= 300) throw new Error(answer.body);
    },
  };
}

export const questions: readonly Question[] = [
  offers('newest', ''),
  offers('a word', '&q=mur'),
  offers('two words', '&q=mur+lei', 10),
  offers('category and type', '&category=Music&type=seeking', 10),
  hub('newest page', '&sort=newest'),
  hub('a word', '&q=mir'),
  hub('a letter', '&letter=M&sort=name'),
  hub('artists of a category', '&role=artist&category=Painting'),
  hub('Top five artists', '&sort=rating&role=artist', 5),
  talkPage('newest page of 100 messages', talks.short.contact),
  talkPage('newest page of 10,000 messages', talks.long.contact),
  ask({
    name: 'contacts, 200 of them',
    service: 'chat',
    url: '/chats/finduserconnections/',
    count: 200,
    token: talker,
  }),
  ratingsOf('10', rated.few.id),
  ratingsOf('10,000', rated.many.id),
  ask({
    name: 'best ratings',
    service: 'ratings',
    url: '/ratings/get-best-ratings',
    count: 20,
    list: 'ratings',
  }),
  rate('10', rated.few.id),
  rate('10,000', rated.many.id),
];
