import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './searching-hub.module.css';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of the cards to come; what happens is told by the results' own region. */
export const HubLoading = () => (
  <div className={styles.grid}>
    {cards.map((card) => (
      <div key={card} className={styles.ghost}>
        <Skeleton className={styles.ghostPrint} />
        <Skeleton className={styles.ghostName} />
        <Skeleton className={styles.ghostTags} />
        <Skeleton className={styles.ghostButton} />
      </div>
    ))}
  </div>
);
