import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Self } from '../lib/api-types.ts';
import { classNames } from '../lib/class-names.ts';
import { useMemberName } from '../lib/member-name.ts';
import { homePath, profilePath } from '../lib/paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { LangSwitch } from '../ui/lang-switch.tsx';
import { WordmarkInk } from '../ui/wordmark.tsx';
import styles from './logged-in.module.css';
import { ChatboxLink, LoggedInMenu, LogoutButton, TutorialItem } from './logged-in-nav.tsx';

/** The slab in the member's ink; the other ink enters from the right. */
export const LoggedInHeader = ({ self, isSlim }: { self: Self; isSlim: boolean }) => {
  const { t } = useTranslation(['session', 'common']);
  const name = useMemberName()(self);
  const home = homePath(self.role);
  const ink = self.role === 'artist' ? 'slab--artist' : 'slab--entre';
  return (
    <header className={classNames('slab', ink, styles.header, isSlim && styles.slim)}>
      <div className={classNames('wrap', styles.bar)} id="navbar">
        {isSlim && (
          <Link className={styles.mini} to={home} aria-label={t('common:brandHome')}>
            <WordmarkInk />
          </Link>
        )}
        <Link className={styles.badge} to={profilePath(self)}>
          <Avatar member={self} className={styles.face} />
          <span>{name}</span>
        </Link>
        <nav className={styles.nav} aria-label={t('main')}>
          <span className={styles.language}>
            <LangSwitch />
          </span>
          <span id="chatbox-link">
            <ChatboxLink self={self} className={styles.roomy} />
          </span>
          <TutorialItem className={styles.roomy} />
          <LogoutButton className={styles.roomy} />
          <LoggedInMenu self={self} />
        </nav>
      </div>
      {!isSlim && (
        <div className="wrap">
          <Link className={styles.wordmark} to={home} aria-label={t('common:brandHome')}>
            <WordmarkInk />
          </Link>
        </div>
      )}
      {!isSlim && (
        <svg
          className={styles.lane}
          data-role={self.role}
          viewBox="0 0 560 360"
          preserveAspectRatio="xMaxYMin slice"
          aria-hidden="true"
        >
          <path d="M600 150H300A110 110 0 0 0 190 260V420" fill="none" strokeWidth="76" />
        </svg>
      )}
    </header>
  );
};
