import { useTranslation } from 'react-i18next';
import type { Self } from '../lib/api-types.ts';
import { homePath } from '../lib/paths.ts';
import { LangSwitch } from '../ui/lang-switch.tsx';
import { StickyBar } from '../ui/sticky-bar.tsx';
import styles from './logged-in.module.css';
import { ChatboxLink, LoggedInMenu, LogoutButton } from './logged-in-nav.tsx';

const shownAfterPx = 250;

export const LoggedInSticky = ({ self }: { self: Self }) => {
  const { t } = useTranslation('session');
  return (
    <StickyBar afterPx={shownAfterPx} homePath={homePath(self.role)} label={t('sticky')}>
      <span className={styles.language}>
        <LangSwitch />
      </span>
      <ChatboxLink self={self} className={styles.roomy} />
      <LogoutButton className={styles.roomy} />
      <LoggedInMenu self={self} />
    </StickyBar>
  );
};
