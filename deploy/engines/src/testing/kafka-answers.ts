import type { Translation } from '@kindred/chassis/testing/tcp-proxy';

export interface BrokerAddress {
  host: string;
  port: number;
}

const METADATA = { apiKey: 3, newest: 8 };
const FIND_COORDINATOR = { apiKey: 10, newest: 2 };

interface Asked {
  apiKey: number;
  version: number;
}

/** Cuts a stream into Kafka's frames: a length of four bytes and as many bytes. */
function createFrames() {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk: Buffer): Buffer[] => {
    rest = Buffer.concat([rest, chunk]);
    const frames: Buffer[] = [];
    while (rest.length >= 4 && rest.length >= 4 + rest.readInt32BE(0)) {
      const end = 4 + rest.readInt32BE(0);
      frames.push(rest.subarray(4, end));
      rest = rest.subarray(end);
    }
    return frames;
  };
}

const framed = (body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length);
  return Buffer.concat([length, body]);
};

function addressBytes({ host, port }: BrokerAddress): Buffer {
  const bytes = Buffer.alloc(2 + host.length + 4);
  bytes.writeInt16BE(host.length, 0);
  bytes.write(host, 2, 'latin1');
  bytes.writeInt32BE(port, 2 + host.length);
  return bytes;
}

/** Copies an answer, with every broker's address replaced. */
function createCopy(from: Buffer, rename: (address: BrokerAddress) => BrokerAddress) {
  const parts: Buffer[] = [];
  let at = 0;
  let copied = 0;
  const text = (): string | undefined => {
    const length = from.readInt16BE(at);
    at += 2 + Math.max(0, length);
    return length < 0 ? undefined : from.toString('latin1', at - length, at);
  };
  return {
    skip(bytes: number) {
      at += bytes;
    },
    text,
    count: (): number => {
      at += 4;
      return from.readInt32BE(at - 4);
    },
    address() {
      parts.push(from.subarray(copied, at));
      const host = text() ?? '';
      const port = from.readInt32BE(at);
      at += 4;
      copied = at;
      // An answer without a coordinator names nobody.
      parts.push(addressBytes(host === '' ? { host, port } : rename({ host, port })));
    },
    end: () => Buffer.concat([...parts, from.subarray(copied)]),
  };
}

function renameIn(answer: Buffer, { apiKey, version }: Asked, rename: (a: BrokerAddress) => BrokerAddress) {
  const copy = createCopy(answer, rename);
  copy.skip(4);
  if (apiKey === FIND_COORDINATOR.apiKey) {
    copy.skip(version >= 1 ? 6 : 2);
    if (version >= 1) copy.text();
    copy.skip(4);
    copy.address();
    return copy.end();
  }
  if (version >= 3) copy.skip(4);
  for (let brokers = copy.count(); brokers > 0; brokers -= 1) {
    copy.skip(4);
    copy.address();
    if (version >= 1) copy.text();
  }
  return copy.end();
}

/**
 * Lets clients of a Kafka broker see other addresses than it advertises, so that they stay on the way they came.
 * Knows the answers that name brokers, up to the versions kafkajs asks for. @throws Error for newer ones
 */
export function renameBrokers(rename: (address: BrokerAddress) => BrokerAddress): Translation {
  const asked = new Map<number, Asked>();
  const [requests, answers] = [createFrames(), createFrames()];
  return {
    toServer(chunk) {
      for (const frame of requests(chunk)) {
        const [apiKey, version] = [frame.readInt16BE(0), frame.readInt16BE(2)];
        const known = [METADATA, FIND_COORDINATOR].find((one) => one.apiKey === apiKey);
        if (known && version > known.newest) throw new Error(`unknown version ${version} of api ${apiKey}`);
        if (known) asked.set(frame.readInt32BE(4), { apiKey, version });
      }
      return chunk;
    },
    toClient(chunk) {
      const renamed = answers(chunk).map((frame) => {
        const id = frame.readInt32BE(0);
        const question = asked.get(id);
        asked.delete(id);
        return framed(question ? renameIn(frame, question, rename) : frame);
      });
      return Buffer.concat(renamed);
    },
  };
}
