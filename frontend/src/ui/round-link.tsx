import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../lib/class-names.ts';
import styles from './round-button.module.css';

type RoundLinkProps = { to: string; 'aria-label': string; children: ReactNode };

/** The link among round buttons: small and without an edge. */
export const RoundLink = ({ to, children, ...rest }: RoundLinkProps) => (
  <Link {...rest} to={to} className={classNames(styles.round, styles.plain, styles.small)}>
    {children}
  </Link>
);
