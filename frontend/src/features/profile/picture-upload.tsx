import { Camera } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useKeepFocus } from '../../lib/use-keep-focus.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Toast } from '../../ui/toast.tsx';
import styles from './picture-upload.module.css';
import { type PictureSlot, useUploadPictureMutation } from './profile.api.ts';

const toastMs = 5_000;

const words = {
  profileImage: { change: 'picture.image', done: 'picture.imageDone' },
  profileBackground: { change: 'picture.background', done: 'picture.backgroundDone' },
} as const;

type PictureUploadProps = { userId: string; slot: PictureSlot; className?: string | undefined };

/** The camera of the owner: choosing an image uploads it; choosing nothing changes nothing. */
export const PictureUpload = ({ userId, slot, className }: PictureUploadProps) => {
  const { t } = useTranslation('profile');
  const errorTexts = useErrorTexts();
  const toast = useTimedMessage<{ kind: 'ok' | 'bad'; text: string }>(toastMs);
  const [progress, setProgress] = useState(0);
  const [uploadPicture, { isLoading }] = useUploadPictureMutation();
  const change = t(words[slot].change);
  const input = useRef<HTMLInputElement>(null);
  const keepFocus = useKeepFocus(input, isLoading);

  const choose = async (file: File | undefined) => {
    if (file === undefined || isLoading) return;
    if (!file.type.startsWith('image/')) return toast.show({ kind: 'bad', text: t('picture.notAnImage') });
    setProgress(0);
    const { error } = await uploadPicture({ userId, slot, file, onProgress: setProgress });
    if (error === undefined) toast.show({ kind: 'ok', text: t(words[slot].done) });
    else toast.show({ kind: 'bad', text: [t('picture.failed'), ...errorTexts(error)].join(' ') });
  };
  return (
    <div className={classNames(styles.place, className)} {...keepFocus}>
      {isLoading && (
        <Waiting>
          <Progress
            share={progress}
            label={t('picture.uploading', { percent: Math.round(progress * 100) })}
          />
        </Waiting>
      )}
      <label className={classNames(styles.camera, slot === 'profileImage' && styles.round)}>
        <Icon of={Camera} />
        <span className={slot === 'profileImage' ? 'vh' : undefined}>{change}</span>
        <input
          ref={input}
          className="vh"
          type="file"
          accept="image/*"
          disabled={isLoading}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {toast.value !== null && (
        <Toast kind={toast.value.kind} hold={toast.hold}>
          {toast.value.text}
        </Toast>
      )}
    </div>
  );
};

const Waiting = ({ children }: { children: ReactNode }) => (
  <div className={styles.waiting} role="status">
    {children}
  </div>
);
