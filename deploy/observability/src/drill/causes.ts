import { setTimeout } from 'node:timers/promises';
import { until } from '@kindred/chassis/testing/until';
import { call } from '@kindred/e2e/call';
import { RawSocket } from '@kindred/e2e/raw-socket';
import type { DrillBed } from './bed.ts';
import { alternately, repeatedly } from './repeatedly.ts';

/** Something that goes wrong, brought about and taken away again. */
export interface Cause {
  what: string;
  /** Names of the alerts it must set off. */
  alerts: readonly string[];
  /** Its alerts look back a quarter of an hour; others may be drilled meanwhile. */
  clearsLate?: true;
  /** Answers what ends it. */
  begin(bed: DrillBed): Promise<() => Promise<void>>;
}

const SOCKETS_PER_MEMBER = 5;
const EVENTS = 200;
const OPEN_MS = 60_000;
/** Socket.IO's answer to who opens a channel. */
const isOpen = ({ frames }: RawSocket): boolean => frames.some((frame) => frame.startsWith('40'));

const someone = ({ members }: DrillBed) => {
  const [first] = members;
  if (!first) throw new Error('there is no member');
  return first;
};
const write = (bed: DrillBed) => {
  const { token, userId } = someone(bed);
  const title = `written at ${Math.round(performance.now())}`;
  return call(bed.kindred, `/users/update/${userId}`, { method: 'PUT', token, body: { title } });
};
const read = (bed: DrillBed) => call(bed.kindred, '/users/loggeduser', { token: someone(bed).token });

/** One after the other; a cause may set off more than it must. */
export const causes: readonly Cause[] = [
  {
    what: 'an event nobody can read',
    alerts: ['EventsParked'],
    clearsLate: true,
    async begin(bed) {
      await bed.poison();
      return async () => {};
    },
  },
  {
    what: 'a mail server that refuses for good',
    alerts: ['MailsGivenUp'],
    clearsLate: true,
    async begin({ kindred, members, refuseMails }) {
      await refuseMails(true);
      const body = { email: members[0]?.email };
      await call(kindred, '/users/changepassword', { method: 'POST', body });
      return () => refuseMails(false);
    },
  },
  {
    what: 'live channels that are closed all at once',
    alerts: ['SocketsLost'],
    async begin({ kindred, members }) {
      const open = ({ token, userId }: (typeof members)[number]) =>
        Array.from({ length: SOCKETS_PER_MEMBER }, () =>
          RawSocket.open(kindred, { token }, `&userId=${userId}`),
        );
      const sockets = members.flatMap(open);
      await until(() => sockets.every(isOpen), OPEN_MS, 'live channels');
      // Long enough for Prometheus to have seen them.
      await setTimeout(10_000);
      for (const socket of sockets) socket.close();
      return async () => {};
    },
  },
  {
    what: 'somebody who guesses passwords',
    alerts: ['SignInsRefused'],
    async begin({ kindred, members }) {
      const body = { email: members[1]?.email, password: 'a guess among many' };
      const guessing = repeatedly(250, () => call(kindred, '/users/signin', { method: 'POST', body }));
      return () => guessing.stop();
    },
  },
  {
    what: 'kill -9 of a process',
    alerts: ['ProcessDown'],
    begin: (bed) => bed.kill(),
  },
  {
    what: 'a process that is stopped and goes on twice a second',
    alerts: ['EventLoopBlocked'],
    async begin(bed) {
      const pulses = alternately(
        { act: () => bed.signal('SIGSTOP'), ms: 400 },
        { act: () => bed.signal('SIGCONT'), ms: 100 },
      );
      return () => pulses.stop();
    },
  },
  {
    what: 'a mail server that is away',
    alerts: ['MailQueueStale'],
    async begin({ doors, kindred, members }) {
      await doors.mail.refuse();
      await call(kindred, '/users/changepassword', { method: 'POST', body: { email: members[2]?.email } });
      return () => doors.mail.open();
    },
  },
  {
    what: 'an object store that is away',
    alerts: ['ObjectsFailing'],
    async begin({ doors, kindred, picturePath }) {
      await doors.objects.refuse();
      const looking = repeatedly(200, () => call(kindred, picturePath));
      return async () => {
        await doors.objects.open();
        await looking.stop();
        // The share of errors falls as others succeed.
        for (let n = 0; n < 20; n += 1) await call(kindred, picturePath);
      };
    },
  },
  {
    what: 'a shared store that is away',
    alerts: ['SharedStateGone'],
    async begin(bed) {
      await bed.doors.shared.refuse();
      const asking = repeatedly(500, () => read(bed));
      return async () => {
        await bed.doors.shared.open();
        // A process finds out by its next call.
        await setTimeout(5_000);
        await asking.stop();
      };
    },
  },
  {
    what: 'a broker that is away, and writes',
    alerts: ['BusDisconnected', 'OutboxStale'],
    async begin(bed) {
      await bed.doors.bus.refuse();
      await write(bed);
      return () => bed.doors.bus.open();
    },
  },
  {
    what: 'a database that answers a second and a half late',
    alerts: ['LatencyHigh'],
    async begin(bed) {
      const asking = repeatedly(200, () => read(bed));
      const quicken = await bed.slowDatabase();
      return async () => {
        await quicken();
        await asking.stop();
      };
    },
  },
  {
    what: 'a database that is away, calls and events',
    alerts: ['DatabaseFailing', 'ErrorsHigh', 'ConsumerLagHigh', 'ProjectionStale'],
    async begin(bed) {
      await bed.doors.documents.refuse();
      await bed.burst(EVENTS);
      const asking = repeatedly(300, () => read(bed));
      return async () => {
        await bed.doors.documents.open();
        await setTimeout(5_000);
        await asking.stop();
      };
    },
  },
];
