import { LogOut, MessageCircle, Signpost } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useUnread } from '../features/chat/use-unread.ts';
import { useLogout } from '../features/session/use-logout.ts';
import type { Self } from '../lib/api-types.ts';
import { classNames } from '../lib/class-names.ts';
import { pages } from '../lib/paths.ts';
import { BurgerMenu } from '../ui/burger-menu.tsx';
import { Icon } from '../ui/icon.tsx';
import { LangSwitch } from '../ui/lang-switch.tsx';
import { UnreadBadge } from '../ui/unread-badge.tsx';
import styles from './logged-in.module.css';
import { useTutorialSwitch } from './tutorial-switch.ts';

type ChatboxLinkProps = { self: Self; className?: string | undefined; hasIcon?: boolean };

export const ChatboxLink = ({ self, className, hasIcon = false }: ChatboxLinkProps) => {
  const { t } = useTranslation('session');
  const unread = useUnread(self._id);
  return (
    <NavLink className={classNames('navlink', className)} to={pages.chatbox}>
      {hasIcon && <Icon of={MessageCircle} />}
      {t('chatbox')}
      <UnreadBadge count={unread} />
    </NavLink>
  );
};

export const LogoutButton = ({ className, hasIcon = false }: Omit<ChatboxLinkProps, 'self'>) => {
  const { t } = useTranslation('session');
  const logout = useLogout();
  return (
    <button type="button" className={classNames('navlink', className)} onClick={() => void logout()}>
      {hasIcon && <Icon of={LogOut} />}
      {t('logout')}
    </button>
  );
};

export const TutorialItem = ({ className, hasIcon = false }: Omit<ChatboxLinkProps, 'self'>) => {
  const { t } = useTranslation('session');
  const { isOn, toggle } = useTutorialSwitch();
  return (
    <button type="button" className={classNames('navlink', className)} aria-pressed={isOn} onClick={toggle}>
      {hasIcon && <Icon of={Signpost} />}
      {t('tutorial')}
    </button>
  );
};

/** The drop-down of small screens; any click in it closes it. */
export const LoggedInMenu = ({ self }: { self: Self }) => (
  <BurgerMenu className={styles.small}>
    <ChatboxLink self={self} hasIcon />
    <TutorialItem hasIcon />
    <LogoutButton hasIcon />
    <LangSwitch />
  </BurgerMenu>
);
