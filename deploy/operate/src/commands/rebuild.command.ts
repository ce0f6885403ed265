import type { House } from '../house/house.ts';
import { type Command, UsageError } from './command.ts';

interface Projection {
  /** What is made anew, and by whom. */
  what: string;
  rebuild(house: House): Promise<number>;
}

/** In an order in which each finds what it needs. */
const projections: Readonly<Record<string, Projection>> = {
  accounts: {
    what: 'members of profiles, addresses of mail, ended sessions at the doors, from accounts and sessions',
    rebuild: ({ identity }) => identity.announceAccounts(),
  },
  cards: {
    what: 'the cards that chat, offers and ratings show, from profiles',
    rebuild: ({ profiles }) => profiles.announceCards(),
  },
  conversations: {
    what: 'who may write to whom in chat, from the connections of profiles',
    rebuild: ({ profiles }) => profiles.announceConnections(),
  },
  threads: {
    what: 'last and unread messages in lists of contacts, from messages',
    rebuild: ({ chat }) => chat.refreshThreads(),
  },
  favourites: {
    what: 'the offers that favourites show in profiles, from offers',
    rebuild: ({ offers }) => offers.announceOffers(),
  },
  averages: {
    what: 'averages and counts of ratings in profiles, from ratings',
    rebuild: ({ ratings }) => ratings.announceRatings(),
  },
};

export const projectionLines = Object.entries(projections).map(
  ([name, { what }]) => `${name.padEnd(14)}${what}`,
);

export const rebuildCommand: Command = {
  name: 'rebuild',
  args: ['<projection>'],
  summary: `makes copies anew from what their owners hold, while all goes on: ${[...Object.keys(projections), 'all'].join(', ')}`,
  async run(house, [name = '']) {
    const chosen = name === 'all' ? Object.entries(projections) : [[name, projections[name]] as const];
    const lines: string[] = [];
    for (const [each, projection] of chosen) {
      if (!projection)
        throw new UsageError(
          `There is no projection ${name}. Projections: ${Object.keys(projections).join(', ')}, all`,
        );
      const count = await projection.rebuild(house);
      await house.flush();
      lines.push(`${each}: ${count} told again.`);
    }
    return [...lines, 'Consumers take them in as they read; their lag says when it is done.'];
  },
};
