import type { BusMessage } from '@kindred/chassis/ports/bus';
import { pairs } from './catalog.ts';
import type { Scene } from './event-case.ts';

/** A message, and where it must end. */
export interface Poison {
  /** `<event> <service>/<effect>`. */
  of: string;
  kind: string;
  message: BusMessage;
  group: string;
  effect: string;
  cause: RegExp;
}

/** The door keeps no place of its own; what it cannot read, chat's group parks. */
const groupOf = (service: string): string => (service === 'gateway' ? 'chat' : service);

const renamed = (message: BusMessage, mark: string, value: Uint8Array): BusMessage => ({
  ...message,
  headers: { ...message.headers, ce_id: `${message.headers.ce_id}:${mark}` },
  value,
});

/** Everything wrong that can come of an event: bytes, ids, and what only its consumer sees. */
export function poisonOf(event: string, { current, impossible = {} }: Scene): Poison[] {
  const { ce_sequence: _, ...headers } = current.headers;
  const wrong = [
    { kind: 'bytes', message: renamed(current, 'bytes', Uint8Array.of(0xff, 0xff, 0xff)), cause: /not a / },
    { kind: 'nothing', message: renamed(current, 'nothing', new Uint8Array()), cause: /without / },
  ];
  const unversioned = { ...renamed(current, 'unversioned', current.value) };
  const noVersion = {
    ...unversioned,
    headers: { ...headers, ce_id: unversioned.headers.ce_id ?? '' },
  };
  return pairs
    .filter((pair) => pair.event === event)
    .flatMap(({ service, effect }) => {
      const name = `${service}/${effect}`;
      const place = { of: `${event} ${name}`, group: groupOf(service) };
      const own = impossible[name];
      return [
        ...wrong.map((one) => ({ ...one, ...place, effect })),
        { ...place, kind: 'no version', message: noVersion, effect: '*', cause: /ce_sequence/ },
        ...(own ? [{ ...place, kind: 'impossible', message: own, effect, cause: /Error: / }] : []),
      ];
    });
}
