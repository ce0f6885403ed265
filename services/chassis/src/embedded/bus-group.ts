import type { DeliveredMessage, SubscribeOptions, Subscription } from '../ports/bus.ts';
import type { Follower, FollowerOptions } from './bus-follower.ts';
import type { BusLog } from './bus-log.ts';

interface Member {
  topics: readonly string[];
  onMessage: SubscribeOptions['onMessage'];
  /** Work begun for this member, its commit included. */
  inHand: Set<Promise<void>>;
}

export interface Group {
  join(options: SubscribeOptions): Promise<Subscription>;
}

export interface GroupOptions {
  name: string;
  log: BusLog;
  follow(options: Pick<FollowerOptions, 'topic' | 'partition' | 'position' | 'handle'>): Follower;
}

/**
 * One consumer group: a follower per partition, as long as somebody listens to its topic. Each message goes to
 * the member that holds the partition at that moment, so members come and go without a pause.
 */
export function createGroup({ name, log, follow }: GroupOptions): Group {
  const members: Member[] = [];
  const followers = new Map<string, Follower>();

  const holderOf = (topic: string, partition: number): Member | undefined => {
    const listeners = members.filter(({ topics }) => topics.includes(topic));
    return listeners[partition % listeners.length];
  };

  const handle = async (message: DeliveredMessage): Promise<void> => {
    const { topic, partition, offset } = message;
    const member = holderOf(topic, partition);
    if (!member) throw new Error(`nobody in ${name} listens to ${topic}`);
    const work = (async () => {
      await member.onMessage(message);
      log.commit(name, topic, partition, Number(offset) + 1);
    })();
    member.inHand.add(work);
    try {
      await work;
    } finally {
      member.inHand.delete(work);
    }
  };

  const start = async (topic: string, partition: number): Promise<void> => {
    const id = `${partition} ${topic}`;
    const running = followers.get(id);
    if (running && !running.isStopping()) return;
    await running?.stop();
    if (followers.get(id) !== running) return;
    const position = log.committed(name, topic, partition);
    log.commit(name, topic, partition, position);
    followers.set(id, follow({ topic, partition, position, handle }));
  };

  const leave = async (member: Member): Promise<void> => {
    if (!members.includes(member)) return;
    members.splice(members.indexOf(member), 1);
    const unheard = [...followers.values()].filter(({ topic, partition }) => !holderOf(topic, partition));
    await Promise.all([
      ...unheard.map((follower) => follower.stop()),
      Promise.allSettled([...member.inHand]),
    ]);
  };

  return {
    async join({ topics, onMessage }) {
      const partitions = topics.flatMap((topic) =>
        Array.from({ length: log.partitionsOf(topic) }, (_, partition) => ({ topic, partition })),
      );
      const member: Member = { topics, onMessage, inHand: new Set() };
      members.push(member);
      await Promise.all(partitions.map(({ topic, partition }) => start(topic, partition)));
      return { isHealthy: () => members.includes(member), close: () => leave(member) };
    },
  };
}
