import { classNames } from '../../lib/class-names.ts';
import styles from './stems.module.css';

type StemsProps = {
  /** k: orchid, left; d: marigold, right; x: where d crosses the orchid slab. */
  inks: readonly ('k' | 'd' | 'x')[];
  isPoured?: boolean;
};

export const Stems = ({ inks, isPoured = false }: StemsProps) => (
  <div className={styles.stems} aria-hidden="true">
    <span>
      {inks.map((ink) => (
        <i key={ink} className={classNames(styles.stem, styles[ink], isPoured && styles.poured)} />
      ))}
    </span>
  </div>
);
