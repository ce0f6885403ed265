import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../lib/class-names.ts';
import styles from './button.module.css';

type Look = {
  /** meet joins two people; ink is the neutral commit. */
  look?: 'ink' | 'meet' | 'line' | 'quiet' | 'bad';
  size?: 'sm' | 'md' | 'lg';
  isBlock?: boolean;
  className?: string | undefined;
};

const looks = ({ look = 'ink', size = 'md', isBlock = false, className }: Look) =>
  classNames(
    styles.button,
    look !== 'ink' && styles[look],
    size !== 'md' && styles[size],
    isBlock && styles.block,
    className,
  );

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

export const Button = ({ look, size, isBlock, className, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={looks({ look, size, isBlock, className })} />
);

type ButtonAnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Leaves the app: a mail program, another site. */
export const ButtonAnchor = ({ look, size, isBlock, className, children, ...rest }: ButtonAnchorProps) => (
  <a {...rest} className={looks({ look, size, isBlock, className })}>
    {children}
  </a>
);

type ButtonLinkProps = Look & { to: string; children: ReactNode; onClick?: () => void };

export const ButtonLink = ({ to, children, onClick, ...look }: ButtonLinkProps) => (
  <Link to={to} className={looks(look)} onClick={onClick}>
    {children}
  </Link>
);
