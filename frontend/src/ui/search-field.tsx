import { Search } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import { classNames } from '../lib/class-names.ts';
import { inputClass } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = InputHTMLAttributes<HTMLInputElement> & { 'aria-label': string };

/** A pill with the looking glass; its label is heard, the placeholder shows it. */
export const SearchField = ({ className, ...input }: SearchFieldProps) => (
  <div className={styles.control}>
    <Icon of={Search} />
    <input {...input} type="search" className={classNames(inputClass, styles.input, className)} />
  </div>
);
