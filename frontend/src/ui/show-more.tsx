import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import { Button } from './button.tsx';
import { Loader } from './loader.tsx';
import { MessageBox } from './message-box.tsx';
import styles from './show-more.module.css';

type ShowMoreProps = {
  label: string;
  onMore: () => unknown;
  isLoading?: boolean;
  /** Why there is no more yet. */
  failure?: string | null;
  /** At the end of a list that scrolls by itself. */
  isSmall?: boolean;
};

/** The way on at the end of a list. */
export const ShowMore = ({
  label,
  onMore,
  isLoading = false,
  failure = null,
  isSmall = false,
}: ShowMoreProps) => {
  const { t } = useTranslation('common');
  return (
    <div className={classNames(styles.more, isSmall && styles.small)}>
      {failure !== null && (
        <div role="alert">
          <MessageBox kind="bad">{failure}</MessageBox>
        </div>
      )}
      <Button
        look="line"
        size={isSmall ? 'sm' : 'md'}
        aria-disabled={isLoading || undefined}
        onClick={() => !isLoading && void onMore()}
      >
        {isLoading && <Loader />}
        {isLoading ? t('loading') : label}
      </Button>
    </div>
  );
};
