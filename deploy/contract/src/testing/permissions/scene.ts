import type { Actor, Place } from '../../permissions/notation.ts';
import type { Member } from '../members.ts';
import type { Call } from '../send-call.ts';
import type { World } from './world.ts';

/** One cell about to be tried. */
export interface Ask {
  world: World;
  actor: Actor;
  /** Whose id the caller has; the owner's where they have none. */
  me: Member;
  /** Somebody else, whose id is put where it does not belong. */
  foreign: Member;
  place: Place;
  state: string;
}

export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Somebody made for the cell alone calls instead. */
  token?: string;
}

/** How a call is made for the state a cell is about. */
export interface Scene {
  /** The field that names the caller. */
  caller?: { in: 'path' | 'body' | 'query'; field: string };
  /** Where something that is no id goes; the caller's field, else the first parameter of the path, when absent. */
  id?: { in: 'path' | 'body' | 'query'; field: string };
  /** The field that comes twice, or as a list; the caller's, else `userId`, when absent. */
  repeated?: string;
  /** What is sent besides the caller's id; makes what has to be there. */
  make(ask: Ask): Promise<Sent> | Sent;
  /** What stands in a repeated field: one's own, and another's. */
  pair?(ask: Ask): Promise<[unknown, unknown]>;
  /** The name of the form field that holds an image. */
  image?: string;
  /** The state belongs to the cell alone: it is made right before the call. */
  isSetPerCell?: true;
}

type Field = { in: 'path' | 'body' | 'query'; field: string };

function put(sent: Sent, { in: where, field }: Field, value: unknown): void {
  if (where === 'body') sent.body = { ...sent.body, [field]: value };
  else if (where === 'path') sent.params = { [field]: String(value), ...sent.params };
  else sent.query = { ...sent.query, [field]: String(value) };
}

const CLAIMS = ['x-user-id', 'x-kindred-user-id', 'x-forwarded-user', 'x-real-user'];

function placeIds(scene: Scene, ask: Ask, method: string, params: string[], sent: Sent): void {
  const { caller } = scene;
  const { me, foreign, place, state, world } = ask;
  const other = state === 'unknown' ? world.unknownId() : foreign.userId;
  if (caller && caller.in === 'path' && place !== 'path' && place !== 'malformed')
    put(sent, caller, me.userId);
  if (caller && (place === 'own' || place === 'sub-id')) put(sent, caller, me.userId);
  if (caller && (place === 'path' || place === 'body')) put(sent, caller, other);
  if (place === 'both') put(sent, { in: 'body', field: 'userId' }, foreign.userId);
  if (place === 'stray')
    put(sent, { in: method === 'GET' ? 'query' : 'body', field: 'user' }, foreign.userId);
  if (place === 'query') put(sent, caller?.in === 'query' ? caller : { in: 'query', field: 'userId' }, other);
  if (place === 'malformed') {
    const field = scene.id ?? caller ?? { in: 'path', field: params[0] ?? 'id' };
    if (field.in === 'path') sent.params = { ...sent.params, [field.field]: 'not-an-id' };
    else put(sent, field, 'not-an-id');
  }
}

function repeatedText(body: Record<string, unknown>, field: string, values: readonly unknown[]): string {
  const { [field]: _, ...rest } = body;
  const fields = [...Object.entries(rest), ...values.map((value): [string, unknown] => [field, value])];
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}

function formOf(body: Record<string, unknown>, image: string, bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append(image, new Blob([bytes], { type: 'image/png' }), 'a.png');
  return form;
}

async function bodyOf(scene: Scene, ask: Ask, sent: Sent): Promise<unknown> {
  const { place, me, foreign, world } = ask;
  const isRepeated = place === 'array' || place === 'twice' || place === 'own twice';
  if (isRepeated) {
    const field = scene.repeated ?? (scene.caller?.in === 'body' ? scene.caller.field : 'userId');
    const [own, other] = (await scene.pair?.(ask)) ?? [me.userId, foreign.userId];
    if (place === 'array') return { ...sent.body, [field]: [own, other] };
    return repeatedText(sent.body ?? {}, field, place === 'twice' ? [own, other] : [other, own]);
  }
  return scene.image ? formOf(sent.body ?? {}, scene.image, world.image) : sent.body;
}

/** The call of a cell: what the scene makes, with the ids where the cell wants them. */
export async function callOf(name: string, scene: Scene, ask: Ask): Promise<Call> {
  const [method = 'GET', path = '/'] = name.split(' ');
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  const made = await scene.make(ask);
  const sent: Sent = { ...made };
  placeIds(scene, ask, method, params, sent);
  const filled = path.replace(/:(\w+)/g, (_, param: string) => sent.params?.[param] ?? 'missing');
  const query = new URLSearchParams(sent.query).toString();
  const body = await bodyOf(scene, ask, sent);
  const isText = typeof body === 'string';
  return {
    method,
    path: query ? `${filled}${filled.includes('?') ? '&' : '?'}${query}` : filled,
    token:
      sent.token !== undefined
        ? sent.token
        : ask.actor === 'visitor'
          ? undefined
          : ask.world.cast.actors[ask.actor].token,
    ...(body === undefined ? {} : { body }),
    headers: {
      ...(isText ? { 'content-type': 'application/json' } : {}),
      ...(ask.place === 'header'
        ? Object.fromEntries(CLAIMS.map((claim) => [claim, ask.foreign.userId]))
        : {}),
    },
  };
}
