import type { House } from '../house/house.ts';
import { type Command, CommandError } from './command.ts';

type Facts = NonNullable<Awaited<ReturnType<House['identity']['find']>>>;

const day = (at: number): string => new Date(at).toISOString();
const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

const linesOf = (facts: Facts): string[] => [
  `id         ${facts.id}`,
  `address    ${facts.email ?? '(deleted)'}`,
  `role       ${facts.role}`,
  `confirmed  ${yesNo(facts.isVerified)}`,
  `suspended  ${yesNo(facts.isSuspended)}`,
  `admin      ${yesNo(facts.isAdmin)}`,
  `registered ${day(facts.createdAt)}`,
  ...(facts.deletedAt === undefined
    ? []
    : [
        `deleted    ${day(facts.deletedAt)}`,
        `to erase   ${facts.awaitsErasureBy.join(', ') || 'nothing, every service has'}`,
      ]),
];

const found = (facts: Facts | undefined, named: string): Facts => {
  if (!facts) throw new CommandError(`There is no member ${named}.`);
  return facts;
};

const change = (verb: 'suspend' | 'reinstate', summary: string): Command => ({
  name: verb,
  args: ['<id or address>'],
  summary,
  async run({ identity, flush }, [named = '']) {
    const facts = found(await identity[verb](named), named);
    await flush();
    return linesOf(facts);
  },
});

const setAdmin = (name: string, isAdmin: boolean, summary: string): Command => ({
  name,
  args: ['<address>'],
  summary,
  async run({ identity }, [address = '']) {
    if (!(await identity.setAdmin(address, isAdmin)))
      throw new CommandError(`No confirmed account has the address ${address}.`);
    return linesOf(found(await identity.find(address), address));
  },
});

export const memberCommands: readonly Command[] = [
  {
    name: 'member',
    args: ['<id or address>'],
    summary: 'shows an account: whether confirmed, suspended, admin, deleted, and who has still to erase',
    run: async ({ identity }, [named = '']) => linesOf(found(await identity.find(named), named)),
  },
  change(
    'suspend',
    'ends every session of a member within seconds and hides them everywhere; again changes nothing',
  ),
  change('reinstate', 'ends a suspension; again changes nothing'),
  setAdmin('grant-admin', true, 'lets the owner of a confirmed address suspend and reinstate members'),
  setAdmin('revoke-admin', false, 'takes that right away'),
];
