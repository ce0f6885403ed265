import { isApiError } from '../../lib/errors.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { useUpdatePasswordMutation } from './account.api.ts';

const mismatchMs = 2_000;
const errorsMs = 3_000;

/** The link itself is to blame when the server names no field. */
const isSpent = (error: unknown) =>
  isApiError(error) &&
  typeof error.status === 'number' &&
  error.status < 429 &&
  error.messages.every((entry) => entry.field === undefined);

export function useUpdatePassword(token: string, onUpdated: () => void) {
  const [update, { isLoading, error }] = useUpdatePasswordMutation();
  const mismatch = useTimedMessage<true>(mismatchMs);
  const errors = useTimedMessage<string[]>(errorsMs);
  const errorTexts = useErrorTexts();

  const submit = async (password: string, repeated: string) => {
    if (isLoading) return;
    if (password !== repeated) return mismatch.show(true);
    mismatch.hide();
    const answer = await update({ token, password });
    if (answer.error === undefined) onUpdated();
    else errors.show(errorTexts(answer.error));
  };
  return { submit, isLoading, mismatch, errors, isLinkSpent: isSpent(error) };
}
