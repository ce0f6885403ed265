import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../lib/api-types.ts';
import { Artwork } from '../../ui/artwork.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './attachment.module.css';
import { useFileLinkMutation } from './chat.api.ts';
import { FileFacts } from './file-facts.tsx';
import { useDownload } from './use-download.ts';

type Attached = NonNullable<Message['attachment']>;

/** The file of a message: an image to look at, a sound to hear, or a sheet to take away. */
export const AttachmentView = ({ message, attachment }: { message: Message; attachment: Attached }) => {
  const { t } = useTranslation('chat');
  const { download, hasFailed } = useDownload(message);
  const name = t(`kinds.${attachment.kind}`);
  return (
    <div className={styles.file} data-kind={attachment.kind}>
      {attachment.kind === 'image' && <ImagePreview message={message} attachment={attachment} />}
      {attachment.kind === 'audio' && message.file !== null && (
        // biome-ignore lint/a11y/useMediaCaption: what members record has no captions
        <audio className={styles.sound} controls preload="none" src={message.file} aria-label={name} />
      )}
      <span className={styles.foot}>
        {attachment.kind !== 'image' && <FileFacts name={name} bytes={attachment.size} />}
        <RoundButton
          isSmall
          look="paper"
          aria-label={t('download', { name })}
          onClick={() => void download()}
        >
          <Icon of={Download} />
        </RoundButton>
      </span>
      <span className="live" role="alert">
        {hasFailed && <span className="small">{t('downloadFailed')}</span>}
      </span>
    </div>
  );
};

const sourcesOf = ({ file }: Message, { previewUrl }: Attached) =>
  previewUrl === undefined || file === null ? undefined : `${previewUrl} 640w, ${file} 1600w`;

/** The address in a message runs out after minutes: an image that is gone asks once for a new one. */
const ImagePreview = ({ message, attachment }: { message: Message; attachment: Attached }) => {
  const { t } = useTranslation('chat');
  const [askLink] = useFileLinkMutation();
  const first = attachment.previewUrl ?? message.file;
  const [fresh, setFresh] = useState<string | null>(null);
  const [isGone, setIsGone] = useState(false);
  const onError = async () => {
    if (fresh !== null) return setIsGone(true);
    const { data } = await askLink(message._id);
    if (data === undefined) setIsGone(true);
    else setFresh(data);
  };
  if (first === null || isGone) return <p className="small">{t('imageGone')}</p>;
  return (
    <span className={styles.image}>
      <Picture
        path={fresh ?? first}
        sources={fresh === null ? sourcesOf(message, attachment) : undefined}
        sizes="20rem"
        width={320}
        height={206}
        alt={t('imageFrom')}
        onGone={() => void onError()}
      >
        <Artwork id={message._id} />
      </Picture>
    </span>
  );
};
