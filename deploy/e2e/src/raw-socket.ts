import type { Running } from '@kindred/local/testing/running';
import { vi } from 'vitest';

const OPEN = '0';
const PING = '2';
const CONNECT = '40';
const REFUSED = '44';
const EVENT = '42';

/** The live channel by hand, frame by frame: it can say what no well-behaved client would. */
export class RawSocket {
  readonly frames: string[] = [];
  #socket: WebSocket;
  #isClosed = false;

  private constructor(url: string, auth: unknown) {
    this.#socket = new WebSocket(url);
    this.#socket.addEventListener('message', ({ data }) => {
      const frame = String(data);
      this.frames.push(frame);
      if (frame.startsWith(OPEN)) this.say(CONNECT + JSON.stringify(auth));
      if (frame === PING) this.say('3');
    });
    for (const end of ['close', 'error']) {
      this.#socket.addEventListener(end, () => {
        this.#isClosed = true;
      });
    }
  }

  static open(kindred: Running, auth: unknown, query = ''): RawSocket {
    const url = `${kindred.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket${query}`;
    return new RawSocket(url, auth);
  }

  say(frame: string): void {
    this.#socket.send(frame);
  }

  emit(name: string, ...args: unknown[]): void {
    this.say(EVENT + JSON.stringify([name, ...args]));
  }

  /** Waits for the answer to the handshake: true when it was accepted. */
  async isAccepted(): Promise<boolean> {
    return vi.waitFor(() => {
      if (this.frames.some((frame) => frame.startsWith(CONNECT))) return true;
      if (this.#isClosed || this.frames.some((frame) => frame.startsWith(REFUSED))) return false;
      throw new Error('no answer to the handshake');
    }, 5_000);
  }

  /** The events heard so far, by name. */
  heard(name: string): string[] {
    return this.frames.filter((frame) => frame.startsWith(`${EVENT}["${name}"`));
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  close(): void {
    this.#socket.close();
  }
}
