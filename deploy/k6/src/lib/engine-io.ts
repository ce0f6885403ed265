/**
 * Engine.IO 4 and Socket.IO 5 as they look on a raw WebSocket: packets are text, the first digit is Engine.IO's kind,
 * the second, after a 4, Socket.IO's. Default namespace and text events only; attachments in bytes are refused.
 * Source of the format: the two protocols' own documents, revision 4 and 5.
 */
export type Packet =
  | { kind: 'open'; sid: string; pingInterval: number; pingTimeout: number }
  | { kind: 'ping' }
  | { kind: 'close' }
  | { kind: 'connected' }
  | { kind: 'refused'; message: string }
  | { kind: 'disconnected' }
  | { kind: 'event'; name: string; args: readonly unknown[]; ackId: number | undefined }
  | { kind: 'ack'; ackId: number; args: readonly unknown[] };

export const PONG = '3';
export const DISCONNECT = '41';

/** Path and query of the socket, from the public door's root. */
export const socketPath = (query: Readonly<Record<string, string>>): string => {
  const all = { ...query, EIO: '4', transport: 'websocket' };
  const parts = Object.entries(all).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/socket.io/?${parts.join('&')}`;
};

export const encodeConnect = (auth: object): string => `40${JSON.stringify(auth)}`;

/** With an `ackId` the other side is asked to answer. */
export const encodeEvent = (name: string, args: readonly unknown[], ackId?: number): string =>
  `42${ackId ?? ''}${JSON.stringify([name, ...args])}`;

function listOf(json: string): readonly unknown[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new Error(`not a list: ${json}`);
  return list;
}

function decodeMessage(text: string): Packet {
  const rest = text.slice(2);
  switch (text[1]) {
    case '0':
      return { kind: 'connected' };
    case '1':
      return { kind: 'disconnected' };
    case '4':
      return { kind: 'refused', message: String((JSON.parse(rest) as { message?: string }).message ?? '') };
    case '2': {
      const ack = /^\d+/.exec(rest)?.[0] ?? '';
      const [name, ...args] = listOf(rest.slice(ack.length));
      return { kind: 'event', name: String(name), args, ackId: ack === '' ? undefined : Number(ack) };
    }
    case '3': {
      const ack = /^\d+/.exec(rest)?.[0];
      if (ack === undefined) throw new Error(`an ack without its number: ${text}`);
      return { kind: 'ack', ackId: Number(ack), args: listOf(rest.slice(ack.length)) };
    }
    default:
      throw new Error(`no packet of ours: ${text}`);
  }
}

/** @throws Error for what is none of the packets above */
export function decode(text: string): Packet {
  switch (text[0]) {
    case '0': {
      const { sid, pingInterval, pingTimeout } = JSON.parse(text.slice(1)) as Omit<
        Extract<Packet, { kind: 'open' }>,
        'kind'
      >;
      return { kind: 'open', sid, pingInterval, pingTimeout };
    }
    case '1':
      return { kind: 'close' };
    case '2':
      return { kind: 'ping' };
    case '4':
      return decodeMessage(text);
    default:
      throw new Error(`no packet of ours: ${text}`);
  }
}
