import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../lib/class-names.ts';
import styles from './round-button.module.css';

type RoundLinkProps = { to: string; 'aria-label': string; look?: 'line' | 'plain'; children: ReactNode };

/** The link among round buttons: small, and without an edge where nothing beside it has one. */
export const RoundLink = ({ to, look = 'plain', children, ...rest }: RoundLinkProps) => (
  <Link
    {...rest}
    to={to}
    className={classNames(styles.round, look === 'plain' && styles.plain, styles.small)}
  >
    {children}
  </Link>
);
