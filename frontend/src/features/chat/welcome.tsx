import { useTranslation } from 'react-i18next';
import type { Self } from '../../lib/api-types.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { Button } from '../../ui/button.tsx';
import { BubblesDrawing } from '../../ui/empty-drawings.tsx';
import { Loader } from '../../ui/loader.tsx';
import styles from './chat-panel.module.css';

export type WelcomeState = 'nothing chosen' | 'unknown chat' | 'loading' | 'failed';

type WelcomeProps = { self: Self; state: WelcomeState; onRetry: () => void };

/** The right side while there is no chat to show. */
export const Welcome = ({ state, ...rest }: WelcomeProps) => {
  const { t } = useTranslation('chat');
  return (
    <section className={styles.panel} aria-label={t('conversation')}>
      <div className={styles.welcome}>
        {state === 'loading' ? <Loader /> : <Words state={state} {...rest} />}
      </div>
    </section>
  );
};

type WordsProps = WelcomeProps & { state: Exclude<WelcomeState, 'loading'> };

const Words = ({ self, state, onRetry }: WordsProps) => {
  const { t } = useTranslation(['chat', 'common']);
  const nameOf = useMemberName();
  const firstname = self.address.firstname || nameOf(self);
  const words = {
    'nothing chosen': [t('welcome', { firstname }), t('select')],
    'unknown chat': [t('notFound'), t('notFoundHelp')],
    failed: [t('contactsFailed')],
  };
  const [title, help] = words[state];
  return (
    <>
      <BubblesDrawing />
      <h2 className="d2">{title}</h2>
      {help !== undefined && <p className="lead mute">{help}</p>}
      {state === 'failed' && (
        <Button look="line" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
    </>
  );
};
