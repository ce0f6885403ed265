import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './marquee.module.css';
import { RoundButton } from './round-button.tsx';

type MarqueeProps = {
  children: ReactNode;
  /** How often the words are repeated, so that no screen is wide enough to see an end. */
  times: number;
  pauseLabel: string;
  className?: string | undefined;
  pauseClassName?: string | undefined;
};

/** A moving line of words; decoration only, what it says stands in a heading beside it. */
export const Marquee = ({ children, times, pauseLabel, className, pauseClassName }: MarqueeProps) => {
  const [isPaused, setIsPaused] = useState(false);
  const words = Array.from({ length: times }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal copies
    <span key={i} className={styles.copy}>
      {children}
    </span>
  ));
  return (
    <div className={styles.place}>
      <div
        className={classNames(styles.marquee, className)}
        data-paused={isPaused || undefined}
        aria-hidden="true"
      >
        <div className={styles.track}>{words}</div>
      </div>
      <RoundButton
        look="ink"
        className={classNames(styles.pause, pauseClassName)}
        aria-label={pauseLabel}
        aria-pressed={isPaused}
        onClick={() => setIsPaused((paused) => !paused)}
      >
        <Icon of={isPaused ? Play : Pause} isFilled />
      </RoundButton>
    </div>
  );
};
