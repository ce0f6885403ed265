import type { ElementType, ReactNode } from 'react';

/** Stands in for the dialog library's own scroll lock: the page is held by a rule in base.css. */
export const RemoveScroll = ({
  as: Element = 'div',
  children,
}: {
  as?: ElementType;
  children: ReactNode;
}) => <Element data-scroll-lock="">{children}</Element>;
