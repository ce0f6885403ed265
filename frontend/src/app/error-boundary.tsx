import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/error.page.tsx';

type Props = { children: ReactNode };

/** Whatever a screen throws, and a screen that cannot be loaded, ends here and not in a white page. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
