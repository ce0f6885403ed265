import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './tabs.module.css';

type TabsProps<T extends string> = {
  value: T;
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
      <List className={classes?.list ?? styles.list} aria-label={label}>
        {tabs.map((tab) => (
          // The list tells of a change against what is drawn; of several presses in one breath the last counts.
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
