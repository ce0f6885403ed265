import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortfolioImage } from '../../lib/api-types.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import styles from './portfolio.module.css';
import { PortfolioItem } from './portfolio-item.tsx';
import { usePortfolioOrder } from './use-portfolio-order.ts';

type PortfolioGridProps = {
  images: readonly PortfolioImage[];
  name: string;
  onOpen: (image: PortfolioImage) => void;
  /** What the owner may do. */
  owner: {
    save: (images: PortfolioImage[], moved: PortfolioImage) => void;
    onDelete: (image: PortfolioImage) => void;
  } | null;
};

const doNothing = () => {};

export const PortfolioGrid = ({ images, name, onOpen, owner }: PortfolioGridProps) => {
  const { t } = useTranslation('portfolio');
  const helpId = useId();
  const order = usePortfolioOrder(images, owner?.save ?? doNothing);
  return (
    <>
      <ScrollBox label={t('title')}>
        <ul className={styles.grid}>
          {order.shown.map((image, index) => (
            <PortfolioItem
              key={image._id}
              image={image}
              place={index + 1}
              alt={t('image', { place: index + 1, count: images.length, name })}
              onOpen={() => onOpen(image)}
              tools={
                owner && {
                  grip: order.gripOf(image),
                  isDragged: order.draggedId === image._id,
                  helpId,
                  onDelete: () => owner.onDelete(image),
                }
              }
            />
          ))}
        </ul>
      </ScrollBox>
      {owner !== null && (
        <p id={helpId} className="small mute" hidden={images.length < 2}>
          {t('moveHelp')}
        </p>
      )}
    </>
  );
};
