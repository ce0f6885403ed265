import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '../../lib/picture-sizes.ts';
import { Icon } from '../../ui/icon.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './offer-form.module.css';

type ImageChoiceProps = {
  /** What the offer shows now. */
  stored: string | null;
  image: File | null | undefined;
  onChange: (image: File | null | undefined) => void;
};

const largestBytes = 8 * 1024 * 1024;

/** Chooses, shows and takes away the one image of an offer; judged by the server, which looks at its bytes. */
export const ImageChoice = ({ stored, image, onChange }: ImageChoiceProps) => {
  const { t } = useTranslation('offers');
  const [problem, setProblem] = useState<string | null>(null);
  const preview = usePreview(image, stored);
  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    const refusal = refusalOf(file);
    setProblem(refusal && t(refusal));
    if (refusal === null) onChange(file);
  };
  return (
    <div className={styles.image}>
      <span className={styles.legend}>{t('optional', { label: t('image') })}</span>
      {preview !== null && (
        <div className={styles.preview}>
          <img
            src={preview}
            srcSet={pictureSources(preview)}
            sizes="8rem"
            width={640}
            height={640}
            alt={t('imagePreview')}
          />
          <RoundButton
            isSmall
            look="paper"
            aria-label={t('removeImage')}
            onClick={() => onChange(stored === null ? undefined : null)}
          >
            <Icon of={X} />
          </RoundButton>
        </div>
      )}
      <label className={styles.drop}>
        <Icon of={ImagePlus} />
        <span>
          <b>{t(preview === null ? 'chooseImage' : 'chooseOtherImage')}</b>
          <br />
          <span className="small">{t('imageKinds')}</span>
        </span>
        <input className="vh" type="file" name="postImage" accept="image/*" onChange={onFile} />
      </label>
      <div className="live" role="alert">
        {problem !== null && <MessageBox kind="bad">{problem}</MessageBox>}
      </div>
    </div>
  );
};

function refusalOf(file: File): 'imageNotImage' | 'imageTooLarge' | null {
  if (!file.type.startsWith('image/')) return 'imageNotImage';
  return file.size > largestBytes ? 'imageTooLarge' : null;
}

function usePreview(image: File | null | undefined, stored: string | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!(image instanceof File)) return setUrl(null);
    const made = URL.createObjectURL(image);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return image === undefined ? stored : url;
}
