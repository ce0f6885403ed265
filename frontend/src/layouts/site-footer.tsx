import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { informationPath } from '../lib/paths.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './site-footer.module.css';

const links = ['qa', 'terms', 'privacy', 'impressum'] as const;

/** The foot of every page: the contact form, the legal links and the mark running off the sheet. */
export const SiteFooter = () => {
  const { t } = useTranslation('common');
  return (
    <footer className={`slab slab--key ${styles.foot}`} id="contact">
      <div className="wrap">
        <div className={styles.grid}>
          <div className={styles.intro}>
            <h2 className="d2">{t('footer.title')}</h2>
            <p className={`lead mute ${styles.lead}`}>{t('footer.lead')}</p>
          </div>
          <ContactForm />
        </div>
        <nav className={styles.links} aria-label={t('footer.links')}>
          {links.map((link) => (
            <Link key={link} className="navlink" to={informationPath(link)}>
              {t(`footer.${link}`)}
            </Link>
          ))}
          <span className={`mute small ${styles.year}`}>© 2026 Kindred</span>
        </nav>
      </div>
      <div className={styles.mark}>
        <Wordmark />
      </div>
    </footer>
  );
};
