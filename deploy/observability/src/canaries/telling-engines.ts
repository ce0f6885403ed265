import type { ClusterEngines } from '@kindred/local/cluster';

/** Engines that fail now and then, and repeat in their errors what they were given. */
export function tellingEngines({ bus, objects, shared, transport }: ClusterEngines): ClusterEngines {
  const turns = new Map<string, number>();
  const failsAt = (what: string, every: number): boolean => {
    const turn = (turns.get(what) ?? 0) + 1;
    turns.set(what, turn);
    return turn % every === 1;
  };
  return {
    shared,
    bus: {
      ...bus,
      async publish(messages) {
        const [first] = messages;
        if (first && failsAt('publish', 5))
          throw new Error(`cannot keep ${Buffer.from(first.value).toString('latin1')} of ${first.key}`);
        return bus.publish(messages);
      },
    },
    objects: {
      ...objects,
      async get(bucket, name) {
        if (failsAt('get', 2)) throw new Error(`cannot read ${name} of ${bucket}`);
        return objects.get(bucket, name);
      },
    },
    transport: {
      ...transport,
      async send(mail) {
        if (failsAt('send', 3)) throw new Error(`451 ${mail.to} is busy: ${mail.subject} ${mail.text}`);
        return transport.send(mail);
      },
    },
  };
}
