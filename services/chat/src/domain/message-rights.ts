import { AppError } from '@kindred/chassis/errors/app-error';
import type { Message } from './message.ts';

const isParticipant = ({ senderId, receiverId }: Message, userId: string): boolean =>
  senderId === userId || receiverId === userId;

/** @throws AppError not-found for everybody but the two it is between, as for what does not exist */
export function requireParticipant(message: Message | undefined, userId: string): Message {
  if (!message || !isParticipant(message, userId)) throw new AppError('not-found', 'not-found');
  return message;
}

/** @throws AppError as requireParticipant; forbidden `not-your-message` for the one who received it */
export function requireSender(message: Message | undefined, userId: string): Message {
  const found = requireParticipant(message, userId);
  if (found.senderId !== userId) throw new AppError('forbidden', 'not-your-message');
  return found;
}
