import { lobes } from '@kindred/prints/shapes';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../lib/api-types.ts';
import { Shapes } from '../../ui/shapes-svg.tsx';
import styles from './role-tile.module.css';

const flower = lobes(75, 60, 50, 8, 'inherit');

/** Round for artists, built for entrepreneurs: the role is told by form and word, not only by ink. */
const Sign = ({ value }: { value: Role }) => (
  <svg className={styles.sign} viewBox="0 0 150 120" aria-hidden="true">
    <g className={styles.form}>
      {value === 'artist' ? (
        <Shapes shapes={flower} idPrefix="flower" />
      ) : (
        <path d="M13 116V80H44V56H75V32H106V8H137V116Z" />
      )}
    </g>
    {value === 'artist' ? (
      <circle cx="75" cy="60" r="16" fill="currentColor" />
    ) : (
      <circle cx="34" cy="36" r="18" fill="currentColor" />
    )}
  </svg>
);

type RoleTileProps = { value: Role; isChosen: boolean; onChoose: () => void };

export const RoleTile = ({ value, isChosen, onChoose }: RoleTileProps) => {
  const { t } = useTranslation('common');
  return (
    <label className={styles.tile} data-tile={value}>
      <input type="radio" name="role" value={value} checked={isChosen} onChange={onChoose} />
      <Sign value={value} />
      <span className={styles.name}>
        <span className="d4">{t(value)}</span>
        <span className={styles.dot} />
      </span>
    </label>
  );
};
