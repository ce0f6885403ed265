/** Where the product answers, and with whom it is loaded. All by variables of the k6 process. */
export const baseUrl = (__ENV.KINDRED_URL || 'http://127.0.0.1:8080').replace(/\/+$/, '');
export const socketUrl = baseUrl.replace(/^http/, 'ws');

/** Multiplies the rates of every scenario; 1 suits two shared cores. */
const scale = Number(__ENV.SCALE || 1);

/** `5m`, `30s`; each scenario has one of its own. */
export const durationOr = (own: string): string => __ENV.DURATION || own;

export const rate = (perSecond: number): number => Math.max(1, Math.round(perSecond * scale));
