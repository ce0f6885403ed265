import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useKeptText } from '../../lib/use-kept-text.ts';
import { useRetryKey } from '../../lib/use-retry-key.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { useAddReviewMutation } from './reviews.api.ts';

const warningMs = 5_000;

export type NewReview = {
  raterId: string;
  ratedUserId: string;
  /** Changes whenever the list of reviews does; the stars start again at none. Undefined until it has come. */
  listVersion: string | undefined;
  hasReviewed: (ratingId: string) => boolean;
};

/** Stars and words on their way to a review; what is missing is told, what was sent is cleared. */
export function useNewReview({ raterId, ratedUserId, listVersion, hasReviewed }: NewReview) {
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useKeptText(`${raterId}:review:${ratedUserId}`);
  const [isCommentMissing, setIsCommentMissing] = useState(false);
  const [told, setTold] = useState<'added' | 'replaced' | null>(null);
  const keyOf = useRetryKey();
  const warning = useTimedMessage<true>(warningMs);
  const [addReview, { error, isLoading }] = useAddReviewMutation();

  const knownVersion = useRef(listVersion);
  useEffect(() => {
    // The first list to come is no other list: who was quick keeps the stars.
    if (knownVersion.current !== undefined && knownVersion.current !== listVersion) setStars(0);
    knownVersion.current = listVersion;
  }, [listVersion]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const text = comment.trim();
    setTold(null);
    setIsCommentMissing(text === '');
    if (stars === 0) warning.show(true);
    if (stars === 0 || text === '') return;
    const review = { ratedUserId, ratingNumber: stars, comment: text };
    const { data, error: refusal } = await addReview({ ...review, key: keyOf(JSON.stringify(review)) });
    if (refusal !== undefined) console.error('Error submitting the new comment');
    if (data === undefined) return;
    setTold(hasReviewed(data._id) ? 'replaced' : 'added');
    setStars(0);
    setComment('');
  };
  const choose = (value: number) => {
    setStars(value);
    warning.hide();
  };
  return { stars, choose, comment, setComment, isCommentMissing, told, warning, error, isLoading, submit };
}
