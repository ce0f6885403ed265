import { useTranslation } from 'react-i18next';
import type { Role } from '../../lib/api-types.ts';
import { Print } from '../../ui/print.tsx';
import styles from './team.module.css';

type Mate = { key: 'amira' | 'ben' | 'carla' | 'dmitri'; name: string; role: Role; print: string };

const mates: readonly Mate[] = [
  { key: 'amira', print: 't3', name: 'Amira Lenz', role: 'artist' },
  { key: 'ben', print: 't8', name: 'Ben Adeyemi', role: 'entrepreneur' },
  { key: 'carla', print: 't5', name: 'Carla Rossi', role: 'artist' },
  { key: 'dmitri', print: 't11', name: 'Dmitri Kowal', role: 'entrepreneur' },
];

export const Team = () => {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <section className={`wrap ${styles.team}`} aria-labelledby="team">
      <h2 className="d2" id="team">
        {t('team.heading')}
      </h2>
      <div className={styles.row}>
        {mates.map(({ key, print, name, role }) => (
          <article key={key} className={styles.mate}>
            <div className={styles.print}>
              <Print id={print} role={role} crop="team" label={t('common:portraitOf', { name })} />
            </div>
            <div className={styles.text}>
              <h3 className="d5">{name}</h3>
              <p className="small mute">{t(`team.${key}`)}</p>
              <a
                className="link small"
                href="https://www.linkedin.com"
                rel="noopener noreferrer"
                aria-label={t('team.profileOf', { name })}
              >
                LinkedIn
              </a>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
};
