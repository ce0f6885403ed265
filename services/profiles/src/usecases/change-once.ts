import type { Change } from '@kindred/chassis/outbox/aggregates';
import { type AnsweredPost, isAnswered, withAnswered } from '../domain/answered-posts.ts';
import type { Member, MemberFields } from '../domain/member.ts';
import type { MemberDocument } from '../store/members.store.ts';
import { changeMember } from './change-member.ts';

/**
 * As changeMember, but a call that came with an Idempotency-Key is carried out once: the key is kept in the same
 * write. @throws AppError unprocessable `idempotency-key-reused`
 */
export function changeOnce(
  current: Member,
  post: AnsweredPost | undefined,
  decide: (current: Member) => MemberFields,
): Change<MemberDocument> | undefined {
  if (isAnswered(current.answeredPosts, post)) return undefined;
  const fields = decide(current);
  return changeMember(
    current,
    post ? { ...fields, answeredPosts: withAnswered(current.answeredPosts, post) } : fields,
  );
}
