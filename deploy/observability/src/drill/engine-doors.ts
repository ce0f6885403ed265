import type { Bus, Subscription } from '@kindred/chassis/ports/bus';
import type { Documents } from '@kindred/chassis/ports/documents';
import { type MailTransport, PermanentMailError } from '@kindred/chassis/ports/mail-transport';

/** What a door does to every call that comes by. */
export type DoorState = 'open' | 'refuse' | 'slow' | 'reject';

export interface InnerDoor {
  state: DoorState;
}

const SLOW_MS = 1_500;

async function pass({ state }: InnerDoor): Promise<void> {
  if (state === 'refuse') throw new Error('the door is closed');
  if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
}

/** The same port; every call waits at the door first. For ports whose calls all answer with a promise. */
export function behindDoor<P extends object>(port: P, door: InnerDoor): P {
  return new Proxy(port, {
    get(target, name): unknown {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== 'function' || name === 'close') return own;
      return async (...args: unknown[]): Promise<unknown> => {
        await pass(door);
        return Reflect.apply(own, target, args);
      };
    },
  });
}

export const documentsBehind = (own: Documents, door: InnerDoor): Documents => ({
  ...behindDoor(own, door),
  ensure: (specs) => own.ensure(specs),
  missing: (specs) => own.missing(specs),
  ping: () => own.ping(),
  close: () => own.close(),
  collection: (name) => behindDoor(own.collection(name), door),
});

/** Subscribers of a bus that is away are no members of their groups. */
export function busBehind(own: Bus, door: InnerDoor): Bus {
  const near = (subscription: Subscription): Subscription => ({
    ...subscription,
    isHealthy: () => door.state === 'open' && subscription.isHealthy(),
  });
  return {
    ...own,
    publish: behindDoor(own, door).publish,
    lag: behindDoor(own, door).lag,
    subscribe: async (options) => near(await own.subscribe(options)),
    replay: async (options) => near(await own.replay(options)),
  };
}

export const mailBehind = (own: MailTransport, door: InnerDoor): MailTransport => ({
  ...own,
  async send(mail) {
    await pass(door);
    if (door.state === 'reject') throw new PermanentMailError('refused');
    return own.send(mail);
  },
});
