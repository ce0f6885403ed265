import type { Hold } from '../../lib/use-timed-message.ts';
import { Toast } from '../../ui/toast.tsx';
import styles from './offers-panel.module.css';

type OfferToastProps = { text: string; action: string; hold: Hold; onAction: () => void };

/** What has just happened to an offer, and the one thing to do about it. */
export const OfferToast = ({ text, action, hold, onAction }: OfferToastProps) => (
  <Toast kind="ok" hold={hold}>
    <span>{text}</span>
    <button type="button" className={styles.undo} onClick={onAction}>
      {action}
    </button>
  </Toast>
);
