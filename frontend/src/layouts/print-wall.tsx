import type { Role } from '../lib/api-types.ts';
import { classNames } from '../lib/class-names.ts';
import { Print } from '../ui/print.tsx';
import styles from './print-wall.module.css';

/** A print, or the empty frame that waits for the new member. */
export type Framed = { id: string; role: Role } | 'yours';

const EmptyFrame = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeDasharray="5 5"
  >
    <circle cx="50" cy="36" r="20" />
    <path d="M12 98V92A38 28 0 0 1 88 92V98" />
  </svg>
);

type PrintWallProps = { framed: readonly Framed[]; className?: string | undefined };

export const PrintWall = ({ framed, className }: PrintWallProps) => (
  <div className={classNames(styles.wall, className)} aria-hidden="true">
    {framed.map((each) =>
      each === 'yours' ? (
        <div key="yours" className={styles.yours}>
          <EmptyFrame />
        </div>
      ) : (
        <div key={each.id}>
          <Print id={each.id} role={each.role} crop="wall" />
        </div>
      ),
    )}
  </div>
);
