import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { welcomeMember } from '../features/session/member-storage.ts';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { AuthFrame } from '../layouts/auth-frame.tsx';
import { mixedWall } from '../layouts/walls.ts';
import { homePath, ownPath } from '../lib/paths.ts';
import { takeSessionEnded } from '../lib/session-ended.ts';
import { storeToken } from '../lib/session-token.ts';
import { usePage } from '../lib/use-page.ts';

export const SignInPage = () => {
  const { t } = useTranslation('sign-in');
  const [params] = useSearchParams();
  const [hasEnded] = useState(takeSessionEnded);
  usePage(t('title'));
  return (
    <AuthFrame wall={mixedWall} stars="touching">
      <SignInForm
        notice={hasEnded ? t('sessionEnded') : null}
        onSignedIn={({ token, user }) => {
          welcomeMember(user._id);
          storeToken(token);
          // A real page load: nothing of an earlier member stays in memory.
          window.location.assign(ownPath(params.get('next')) ?? homePath(user.role));
        }}
      />
    </AuthFrame>
  );
};
