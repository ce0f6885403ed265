import { useTranslation } from 'react-i18next';
import type { Self } from '../../lib/api-types.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { BubblesDrawing } from '../../ui/drawn-empty.tsx';
import styles from './chat-panel.module.css';

/** The right side before a chat is chosen, or when the one in the address does not exist. */
export const Welcome = ({ self, isUnknownChat }: { self: Self; isUnknownChat: boolean }) => {
  const { t } = useTranslation('chat');
  const nameOf = useMemberName();
  const firstname = self.address.firstname || nameOf(self);
  return (
    <section className={styles.panel} aria-label={t('conversation')}>
      <div className={styles.welcome}>
        <BubblesDrawing />
        <h2 className="d2">{isUnknownChat ? t('notFound') : t('welcome', { firstname })}</h2>
        <p className="lead mute">{isUnknownChat ? t('notFoundHelp') : t('select')}</p>
      </div>
    </section>
  );
};
