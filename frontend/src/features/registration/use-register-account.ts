import type { Account } from '../../lib/api-types.ts';
import { termsVersion } from '../../lib/terms.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { useRegisterContext } from './register-context.ts';
import { useRegisterMutation } from './registration.api.ts';

const errorsMs = 3_000;

/** Sends the draft together with the address and the password; the terms are ticked by then. */
export function useRegisterAccount(onRegistered: (member: Account) => void) {
  const { draft } = useRegisterContext();
  const [register, { isLoading }] = useRegisterMutation();
  const errors = useTimedMessage<string[]>(errorsMs);
  const errorTexts = useErrorTexts();

  const submit = async (email: string, password: string) => {
    if (isLoading) return;
    errors.hide();
    const terms = { accepted: true, version: termsVersion } as const;
    const answer = await register({ email, password, ...draft, terms });
    if (answer.error === undefined) onRegistered(answer.data);
    else errors.show(errorTexts(answer.error));
  };
  return { submit, isLoading, errors };
}
