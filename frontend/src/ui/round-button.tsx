import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './round-button.module.css';

type RoundButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** A round button has no visible word, so it needs one for ears. */
  'aria-label': string;
  look?: 'line' | 'plain' | 'ink' | 'meet' | 'paper';
  isSmall?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export const RoundButton = ({
  look = 'line',
  isSmall = false,
  className,
  type = 'button',
  ...rest
}: RoundButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classNames(styles.round, look !== 'line' && styles[look], isSmall && styles.small, className)}
  />
);
