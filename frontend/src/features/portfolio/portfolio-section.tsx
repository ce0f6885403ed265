import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortfolioImage } from '../../lib/api-types.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { Empty } from '../../ui/empty.tsx';
import { ErrorBoxes, MessageBox } from '../../ui/message-box.tsx';
import { Section } from '../../ui/section.tsx';
import { DeleteImageDialog } from './delete-image-dialog.tsx';
import { moveItem } from './move-item.ts';
import { useOrderPortfolioMutation } from './portfolio.api.ts';
import { PortfolioGrid } from './portfolio-grid.tsx';
import { PortfolioUpload } from './portfolio-upload.tsx';
import { PortfolioViewer } from './portfolio-viewer.tsx';

/** What the server takes. */
const mostImages = 24;

type PortfolioSectionProps = {
  userId: string;
  name: string;
  images: readonly PortfolioImage[];
  isOwner: boolean;
};

export const PortfolioSection = ({ userId, name, images, isOwner }: PortfolioSectionProps) => {
  const { t } = useTranslation('portfolio');
  const errorTexts = useErrorTexts();
  const [viewedId, setViewedId] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<PortfolioImage | null>(null);
  const [told, setTold] = useState('');
  const [saveOrder, { error }] = useOrderPortfolioMutation();
  const viewed = images.findIndex((each) => each._id === viewedId);

  const save = async (ordered: PortfolioImage[], moved: PortfolioImage) => {
    const place = ordered.findIndex((each) => each._id === moved._id) + 1;
    setTold(t('moved', { place, count: ordered.length }));
    const { error: refusal } = await saveOrder({ userId, order: ordered.map((each) => each._id) });
    if (refusal !== undefined) setTold('');
  };
  const move = (from: number, to: number) => {
    const image = images[from];
    if (image !== undefined) void save(moveItem(images, from, to), image);
  };
  const owner = isOwner
    ? {
        save: (ordered: PortfolioImage[], moved: PortfolioImage) => void save(ordered, moved),
        onDelete: setToDelete,
      }
    : null;
  return (
    <Section title={t('title')}>
      {isOwner && images.length >= mostImages && (
        <MessageBox kind="warn">{t('full', { limit: mostImages })}</MessageBox>
      )}
      {isOwner && images.length < mostImages && (
        <PortfolioUpload userId={userId} onUploaded={() => setTold(t('uploaded'))} />
      )}
      {images.length === 0 ? (
        <Empty title={t('none')} {...(isOwner && { help: t('noneOwn') })} />
      ) : (
        <PortfolioGrid images={images} name={name} onOpen={(image) => setViewedId(image._id)} owner={owner} />
      )}
      <ErrorBoxes messages={errorTexts(error)} />
      <p className="vh" role="status">
        {told}
      </p>
      <PortfolioViewer
        images={images}
        place={viewed === -1 ? null : viewed}
        name={name}
        onPlace={(place) => setViewedId(place === null ? null : (images[place]?._id ?? null))}
        onMove={isOwner ? move : null}
      />
      <DeleteImageDialog
        userId={userId}
        image={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => setTold(t('deleted'))}
      />
    </Section>
  );
};
