import { portrait } from '@kindred/prints/portrait';
import { useId, useMemo } from 'react';
import type { Role } from '../lib/api-types.ts';
import styles from './print.module.css';
import { Shapes } from './shapes-svg.tsx';

const crops = { card: '0 0 120 150', avatar: '14 14 92 92', wall: '12 8 96 110', team: '6 6 108 121' };

type PrintProps = { id: string; role: Role; crop?: keyof typeof crops; label?: string };

/** The generative portrait of a member; decorative unless it gets a label. */
export const Print = ({ id, role, crop = 'card', label }: PrintProps) => {
  const shapes = useMemo(() => portrait(id, role), [id, role]);
  const idPrefix = useId();
  const isNamed = label !== undefined;
  return (
    <svg
      className={styles.art}
      viewBox={crops[crop]}
      preserveAspectRatio="xMidYMid slice"
      role={isNamed ? 'img' : undefined}
      aria-label={label}
      aria-hidden={isNamed ? undefined : true}
    >
      <Shapes shapes={shapes} idPrefix={idPrefix} />
    </svg>
  );
};
