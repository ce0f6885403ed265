import { starPath } from '@kindred/prints/star';
import { useTranslation } from 'react-i18next';
import styles from './values.module.css';

const values = ['pool', 'work', 'network'] as const;

const wideOrchid = 'M-400 50H564A100 100 0 0 1 664 150A100 100 0 0 0 764 250H1728';
const wideMarigold = 'M-400 250H564A100 100 0 0 0 664 150A100 100 0 0 1 764 50H1728';

/** Two lanes cross; on small screens two circles do. */
const Crossing = () => (
  <>
    <svg className={`${styles.art} ${styles.wide}`} viewBox="0 0 1328 300" aria-hidden="true">
      <path className={styles.orchidLane} d={wideOrchid} />
      <path className={styles.marigoldLane} d={wideMarigold} />
      <path className={styles.star} d={starPath(664, 152, 30)} />
    </svg>
    <svg className={`${styles.art} ${styles.narrow}`} viewBox="0 0 320 150" aria-hidden="true">
      <circle className={styles.orchid} cx="112" cy="75" r="72" />
      <circle className={styles.marigold} cx="208" cy="75" r="72" />
      <path className={styles.star} d={starPath(160, 77, 22)} />
    </svg>
  </>
);

export const Values = () => {
  const { t } = useTranslation('landing');
  return (
    <section className={`wrap ${styles.values}`} aria-label={t('valuesLabel')}>
      <Crossing />
      <ul className={styles.list}>
        {values.map((value) => (
          <li key={value}>
            <h2 className="d2">{t(`${value}.heading`)}</h2>
            <p className="mute">{t(`${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
