import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Profile, Self } from '../../lib/api-types.ts';
import { pages, signInPath } from '../../lib/paths.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './contact-me.module.css';
import { contactWay } from './contact-way.ts';

type ContactMeProps = {
  profile: Profile;
  self: Self | undefined;
  name: string;
  /** What a member does instead while the address is hidden. */
  connection: ReactNode;
  /** Where the two can talk, once they are connected. */
  chatPath: string | null;
};

export const ContactMe = ({ profile, self, name, connection, chatPath }: ContactMeProps) => {
  const { t } = useTranslation('profile');
  const [isOpen, setIsOpen] = useState(false);
  const way = contactWay(profile, self);
  const look = self?._id === profile._id ? 'line' : 'ink';
  const face = (
    <>
      <Icon of={Mail} />
      {t('contact.button')}
    </>
  );
  if (way.by === 'mail') {
    return (
      <ButtonAnchor look={look} href={`mailto:${way.email}`}>
        {face}
      </ButtonAnchor>
    );
  }
  const open = () => {
    if (way.by === 'nothing') console.error('User email not found');
    setIsOpen(true);
  };
  const isRequest = way.by === 'request';
  return (
    <>
      <Button look={look} onClick={open}>
        {face}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={isRequest ? t('contact.hiddenTitle', { name }) : t('contact.signInTitle')}
      >
        <p className="mute">{t(isRequest ? 'contact.hidden' : 'contact.signIn', { name })}</p>
        <div className={styles.ways}>
          {isRequest ? connection : <SignInWays />}
          {isRequest && chatPath !== null && <ButtonLink to={chatPath}>{t('contact.chat')}</ButtonLink>}
        </div>
      </Dialog>
    </>
  );
};

const SignInWays = () => {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  return (
    <>
      <ButtonLink to={signInPath(pathname)}>{t('logIn')}</ButtonLink>
      <ButtonLink to={pages.registerRole} look="meet">
        {t('register')}
      </ButtonLink>
    </>
  );
};
