// The receiver refuses a request, or its sender takes it back. Emits connection.rejected or cancelled.
import { type Caller, requireSelf } from '@kindred/chassis/auth/caller';
import { AppError } from '@kindred/chassis/errors/app-error';
import { route } from '@kindred/chassis/http/route';
import type { ChangeConnection } from '../usecases/change-connection.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { receiverAnswer, rejectBody } from './connection.schemas.ts';
import { selfView } from './member.views.ts';

/** The other of the two. @throws AppError forbidden when the caller is neither, invalid when one is not told. */
function otherSide(caller: Caller, senderId: string | undefined, receiverId: string | undefined): string {
  const named = [senderId, receiverId].filter((id) => id !== undefined);
  const [one, other] = named;
  if (one === undefined || (other === undefined && one === caller.userId)) {
    throw new AppError('invalid', { code: 'required', field: senderId ? 'receiverId' : 'senderId' });
  }
  if (other === undefined) return one;
  if (other === caller.userId) return one;
  requireSelf(caller, one, 'receiverId');
  return other;
}

export const rejectConnectionRequestRoute = (changeConnection: ChangeConnection, readSelf: ReadSelf) =>
  route({
    method: 'POST',
    path: '/users/reject-connection-request',
    access: 'member',
    summary: 'Refuse a request, or take the own one back',
    rights: 'the receiver of the request; its sender takes it back',
    errors: { forbidden: ['not-you'], unavailable: ['profile-not-ready'] },
    body: rejectBody,
    response: receiverAnswer,
    async handle({ body, caller }) {
      const otherId = otherSide(caller, body.senderId, body.receiverId);
      await changeConnection({ actorId: caller.userId, otherId, action: 'reject' });
      return { success: true as const, receiver: selfView(await readSelf(caller.userId)) };
    },
  });
