import { ArrowLeft, ArrowRight } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';
import { RoundButton } from './round-button.tsx';
import { useDragScroll } from './use-drag-scroll.ts';

type Ends = { isAtStart: boolean; isAtEnd: boolean };

function useEnds(rail: RefObject<HTMLUListElement | null>, itemCount: number): Ends {
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: false });
  const measure = useCallback(() => {
    const element = rail.current;
    if (element === null) return;
    const isAtStart = element.scrollLeft < 8;
    const isAtEnd = element.scrollLeft + element.clientWidth > element.scrollWidth - 8;
    setEnds((before) =>
      before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd },
    );
  }, [rail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items mean another width
  useEffect(() => {
    const element = rail.current;
    if (element === null) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [measure, rail, itemCount]);
  return ends;
}

type CarouselProps = {
  heading: ReactNode;
  label: string;
  previousLabel: string;
  nextLabel: string;
  items: readonly { key: string; content: ReactNode }[];
  className?: string | undefined;
  controlsClassName?: string | undefined;
};

/** A row to drag, to swipe, to page with buttons and with the arrow keys. */
export const Carousel = (props: CarouselProps) => {
  const rail = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useEnds(rail, props.items.length);
  useDragScroll(rail);
  const page = (direction: 1 | -1) => {
    const element = rail.current;
    const card = element?.firstElementChild?.getBoundingClientRect().width ?? 0;
    const visible = Math.max(1, Math.floor((element?.clientWidth ?? 0) / (card + 20)) - 1);
    element?.scrollBy({ left: direction * visible * (card + 20), behavior: 'smooth' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') page(1);
    else if (event.key === 'ArrowLeft') page(-1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={classNames('wrap sech', styles.head)}>
        {props.heading}
        <div className={classNames(styles.controls, props.controlsClassName)}>
          <RoundButton aria-label={props.previousLabel} disabled={isAtStart} onClick={() => page(-1)}>
            <Icon of={ArrowLeft} />
          </RoundButton>
          <RoundButton
            className={styles.next}
            aria-label={props.nextLabel}
            disabled={isAtEnd}
            onClick={() => page(1)}
          >
            <Icon of={ArrowRight} />
          </RoundButton>
        </div>
      </div>
      <ul
        ref={rail}
        className={classNames(styles.rail, props.className)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={props.label}
        onKeyDown={onKeyDown}
      >
        {props.items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </>
  );
};
