import { ImagePlus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useKeepFocus } from '../../lib/use-keep-focus.ts';
import { useRetryKey } from '../../lib/use-retry-key.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useAddPortfolioImageMutation } from './portfolio.api.ts';
import styles from './portfolio.module.css';

type PortfolioUploadProps = { userId: string; onUploaded: () => void };

/** Choose, look at the name, upload. The button waits for a file, and only images are taken. */
export const PortfolioUpload = ({ userId, onUploaded }: PortfolioUploadProps) => {
  const { t } = useTranslation(['portfolio', 'common']);
  const errorTexts = useErrorTexts();
  const input = useRef<HTMLInputElement>(null);
  const keyOf = useRetryKey();
  const [file, setFile] = useState<File | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [progress, setProgress] = useState(0);
  const [add, { error, isLoading, reset }] = useAddPortfolioImageMutation();

  const keepFocus = useKeepFocus(input, file ?? isLoading);
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    reset();
    const isImage = chosen.type.startsWith('image/');
    setIsRefused(!isImage);
    setFile(isImage ? chosen : null);
    // A browser says nothing of a file that is chosen again while it is still the chosen one.
    if (!isImage && input.current !== null) input.current.value = '';
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (file === null || isLoading) return;
    setProgress(0);
    const answer = await add({ userId, file, key: keyOf(file), onProgress: setProgress });
    if (answer.error !== undefined) return;
    setFile(null);
    if (input.current !== null) input.current.value = '';
    onUploaded();
  };
  const percent = Math.round(progress * 100);
  return (
    <form className={styles.upload} {...keepFocus} onSubmit={submit}>
      <label className={styles.file}>
        <span className={styles.fileSign}>
          <Icon of={ImagePlus} />
        </span>
        <span className={styles.fileName}>
          <b>{file?.name ?? t('choose')}</b>
          <span className="small mute">{t(file === null ? 'formats' : 'ready')}</span>
        </span>
        <input
          ref={input}
          className="vh"
          type="file"
          accept="image/*"
          disabled={isLoading}
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      <Button type="submit" disabled={file === null} aria-disabled={isLoading || undefined}>
        {isLoading ? t('common:loading') : t('upload')}
      </Button>
      {isLoading && <Progress share={progress} label={t('uploading', { percent })} />}
      <ErrorBoxes messages={isRefused ? [t('notAnImage')] : errorTexts(error)} />
    </form>
  );
};
