import { useTranslation } from 'react-i18next';
import type { PortfolioImage } from '../../lib/api-types.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import { useDeletePortfolioImageMutation } from './portfolio.api.ts';
import styles from './portfolio.module.css';

type DeleteImageDialogProps = {
  userId: string;
  /** Null while closed. */
  image: PortfolioImage | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** A deleted image cannot come back, so it is asked for once more. */
export const DeleteImageDialog = ({ userId, image, onClose, onDeleted }: DeleteImageDialogProps) => {
  const { t } = useTranslation(['portfolio', 'common']);
  const errorTexts = useErrorTexts();
  const [deleteImage, { error, isLoading, reset }] = useDeletePortfolioImageMutation();
  const close = () => {
    reset();
    onClose();
  };
  const remove = async () => {
    if (image === null || isLoading) return;
    const answer = await deleteImage({ userId, imageId: image._id });
    if (answer.error !== undefined) return;
    close();
    onDeleted();
  };
  return (
    <Dialog isOpen={image !== null} onClose={close} title={t('deleteTitle')}>
      <p className="mute">{t('deleteText')}</p>
      <ErrorBoxes messages={errorTexts(error)} />
      <div className={styles.sure}>
        <Button look="bad" aria-disabled={isLoading || undefined} onClick={() => void remove()}>
          {isLoading ? t('common:loading') : t('deleteSure')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('common:discard')}
        </Button>
      </div>
    </Dialog>
  );
};
