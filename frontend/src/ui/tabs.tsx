import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './tabs.module.css';

type TabsProps<T extends string> = {
  value: T;
  /** May be told the value of now again. */
  onChange: (value: T) => void;
  label: string;
  tabs: readonly { value: T; label: ReactNode; panel: ReactNode }[];
  orientation?: 'horizontal' | 'vertical';
  /** Stands where a panel stands, for what is no tab. */
  children?: ReactNode;
  classes?: { root?: string | undefined; list?: string | undefined; tab?: string | undefined };
};

export function Tabs<T extends string>(props: TabsProps<T>) {
  const { value, onChange, label, tabs, orientation, classes, children } = props;
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(list, value);
  const change = (next: string) => {
    const tab = tabs.find((each) => each.value === next);
    if (tab !== undefined) onChange(tab.value);
  };
  return (
    <Root
      value={value}
      onValueChange={change}
      orientation={orientation ?? 'horizontal'}
      className={classes?.root}
    >
      <List ref={list} className={classes?.list ?? styles.list} aria-label={label}>
        {tabs.map((tab) => (
          // The list tells of a change against what is drawn; of several presses in one breath the last counts.
          // By focus the keyboard's, by click that of a browser that gives a pressed button no focus.
          <Trigger
            key={tab.value}
            value={tab.value}
            className={classes?.tab ?? styles.tab}
            onFocus={() => onChange(tab.value)}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className={classNames(styles.panel)}>
          {tab.panel}
        </Content>
      ))}
      {children}
    </Root>
  );
}

/** Where the tabs are wider than the screen, the chosen one stands in its middle. */
function useChosenInView(list: RefObject<HTMLDivElement | null>, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another chosen tab
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    const show = () => {
      const tab = row.querySelector<HTMLElement>('[data-state="active"]');
      if (tab === null) return;
      const [around, chosen] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
      row.scrollLeft += chosen.left - around.left - (around.width - chosen.width) / 2;
    };
    const observer = new ResizeObserver(show);
    observer.observe(row);
    show();
    return () => observer.disconnect();
  }, [list, value]);
}
