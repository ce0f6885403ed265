import { useState } from 'react';
import type { SignInAnswer } from '../../lib/api-types.ts';
import { hasCode } from '../../lib/errors.ts';
import { browserStore } from '../../lib/storage.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { rememberEmail } from './remembered-email.ts';
import { useSignInMutation } from './sign-in.api.ts';

const errorsMs = 3_000;

type Credentials = { email: string; password: string; isRemembered: boolean };

/** One try after the other; pending until the next page has taken over. */
export function useSignIn(onSignedIn: (answer: SignInAnswer) => void) {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [signIn, { isLoading, isSuccess, reset }] = useSignInMutation();
  const errors = useTimedMessage<string[]>(errorsMs);
  const errorTexts = useErrorTexts();
  const isPending = isLoading || isSuccess;

  const submit = async ({ email, password, isRemembered }: Credentials) => {
    if (isPending) return;
    errors.hide();
    setUnconfirmed(null);
    const answer = await signIn({ email, password });
    if (answer.error === undefined) {
      rememberEmail(browserStore(), email, isRemembered);
      return onSignedIn(answer.data);
    }
    errors.show(errorTexts(answer.error));
    if (hasCode(answer.error, 'email-not-confirmed')) setUnconfirmed(email);
  };
  return { submit, isPending, reset, errors, unconfirmed };
}
