import { until } from '@kindred/chassis/testing/until';
import type { Account } from '@kindred/e2e/account';
import { RawSocket } from '@kindred/e2e/raw-socket';
import type { Running } from '@kindred/local/testing/running';

const REOPEN_MS = 500;
const HEARD_MS = 10_000;

/** A live channel that opens again by itself, as the app's does, until its session has ended. */
export class LivePage {
  #kindred: Running;
  #account: Account;
  #socket: RawSocket;
  #openedAt = performance.now();
  #heardBefore: string[] = [];

  private constructor(kindred: Running, account: Account) {
    this.#kindred = kindred;
    this.#account = account;
    this.#socket = this.#connect();
  }

  static async open(kindred: Running, account: Account): Promise<LivePage> {
    const page = new LivePage(kindred, account);
    if (!(await page.#socket.isAccepted())) throw new Error('the live channel was refused');
    return page;
  }

  isEnded(): boolean {
    return this.#has('sessionEnded', '');
  }

  /** True once such an event has come, over whichever connection. */
  hasHeard(event: string, text: string): boolean {
    if (this.#socket.isClosed && !this.isEnded()) this.#reopen();
    return this.#has(event, text);
  }

  async hears(event: string, text: string): Promise<void> {
    await until(() => this.hasHeard(event, text), HEARD_MS, `hearing ${text}`);
  }

  close(): void {
    this.#socket.close();
  }

  #connect(): RawSocket {
    const { token, userId } = this.#account;
    return RawSocket.open(this.#kindred, { token }, `&userId=${userId}`);
  }

  #reopen(): void {
    if (performance.now() - this.#openedAt < REOPEN_MS) return;
    this.#openedAt = performance.now();
    this.#heardBefore = [...this.#heardBefore, ...this.#socket.frames];
    this.#socket = this.#connect();
  }

  #has(event: string, text: string): boolean {
    const heard = [...this.#heardBefore, ...this.#socket.frames];
    return heard.some((frame) => frame.startsWith(`42["${event}"`) && frame.includes(text));
  }
}
