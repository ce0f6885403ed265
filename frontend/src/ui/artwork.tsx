import { artwork } from '@kindred/prints/artwork';
import { useId, useMemo } from 'react';
import styles from './print.module.css';
import { Shapes } from './shapes-svg.tsx';

/** The generative sheet that stands in for a missing image; decorative. */
export const Artwork = ({ id }: { id: string }) => {
  const shapes = useMemo(() => artwork(id), [id]);
  const idPrefix = useId();
  return (
    <svg className={styles.art} viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Shapes shapes={shapes} idPrefix={idPrefix} />
    </svg>
  );
};
