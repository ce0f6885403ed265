/** Durations as an alert writes them; a drill shortens them all by one factor and leaves everything else. */
export interface Times {
  /** A range or offset of so many seconds, in PromQL's spelling. */
  range(seconds: number): string;
  /** A threshold on an age, in seconds. */
  age(seconds: number): number;
}

export interface Alert {
  /** Also the name of its runbook, in kebab case. */
  name: string;
  /** `page`: members notice, now. `ticket`: somebody looks within a working day. */
  severity: 'page' | 'ticket';
  expr(times: Times): string;
  /** Seconds the expression must hold. */
  forSeconds: number;
  /** One line; may use labels of the expression. */
  summary: string;
}

export const runbookOf = (name: string): string =>
  `docs/runbooks/${name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.md`;

const spell = (seconds: number): string => {
  const ms = Math.round(seconds * 1_000);
  if (ms % 60_000 === 0) return `${ms / 60_000}m`;
  return ms % 1_000 === 0 ? `${ms / 1_000}s` : `${ms}ms`;
};

/** `factor` 1: as in operation; 20: twenty times as fast. */
export const timesBy = (factor: number): Times => ({
  range: (seconds) => spell(seconds / factor),
  age: (seconds) => seconds / factor,
});
