import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type SectionProps = {
  title: string;
  /** At the right end of the heading: a pencil, a switch. */
  tool?: ReactNode;
  children: ReactNode;
};

/** A ruled part of a page with its heading. */
export const Section = ({ title, tool, children }: SectionProps) => {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className="d4" id={headingId}>
          {title}
        </h2>
        {tool}
      </div>
      {children}
    </section>
  );
};
