/** How two members stand to each other. */
export type ConnectionState =
  | { status: 'none' }
  | { status: 'pending'; requesterId: string }
  | { status: 'connected'; requesterId: string };

/** `toggle` is the documented send: a second press takes the own request back. */
export type ConnectionAction = 'toggle' | 'send' | 'cancel' | 'accept' | 'reject' | 'remove';

export interface ConnectionCommand {
  action: ConnectionAction;
  actorId: string;
}

export type ConnectionEvent = 'requested' | 'accepted' | 'rejected' | 'cancelled' | 'removed';

export type Decision =
  | { kind: 'changed'; next: ConnectionState; event: ConnectionEvent }
  | { kind: 'unchanged' }
  | { kind: 'refused'; code: 'no-request' };

const unchanged: Decision = { kind: 'unchanged' };
const noRequest: Decision = { kind: 'refused', code: 'no-request' };
const ended = (event: ConnectionEvent): Decision => ({ kind: 'changed', next: { status: 'none' }, event });

function fromNone({ action, actorId }: ConnectionCommand): Decision {
  if (action === 'accept') return noRequest;
  if (action !== 'toggle' && action !== 'send') return unchanged;
  return { kind: 'changed', next: { status: 'pending', requesterId: actorId }, event: 'requested' };
}

function fromOwnRequest({ action }: ConnectionCommand): Decision {
  if (action === 'accept') return noRequest;
  return action === 'toggle' || action === 'cancel' || action === 'reject' ? ended('cancelled') : unchanged;
}

/** Asking somebody who already asked is an answer: crossing requests connect. */
function fromTheirRequest({ action }: ConnectionCommand, requesterId: string): Decision {
  if (action === 'reject') return ended('rejected');
  if (action === 'cancel' || action === 'remove') return unchanged;
  return { kind: 'changed', next: { status: 'connected', requesterId }, event: 'accepted' };
}

/** DECISIONS "Connections" as one function; the actor is one of the two. */
export function decide(state: ConnectionState, command: ConnectionCommand): Decision {
  switch (state.status) {
    case 'none':
      return fromNone(command);
    case 'pending':
      return state.requesterId === command.actorId
        ? fromOwnRequest(command)
        : fromTheirRequest(command, state.requesterId);
    case 'connected':
      return command.action === 'remove' ? ended('removed') : unchanged;
    default:
      return state satisfies never;
  }
}
