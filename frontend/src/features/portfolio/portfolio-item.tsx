import { GripVertical, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortfolioImage } from '../../lib/api-types.ts';
import { classNames } from '../../lib/class-names.ts';
import { Artwork } from '../../ui/artwork.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './portfolio.module.css';
import { imageIdAttribute } from './use-portfolio-order.ts';

type Tools = {
  grip: Partial<ComponentProps<typeof RoundButton>>;
  isDragged: boolean;
  helpId: string;
  onDelete: () => void;
};

type PortfolioItemProps = {
  image: PortfolioImage;
  /** Counted from 1. */
  place: number;
  alt: string;
  onOpen: () => void;
  /** The owner's. */
  tools: Tools | null;
};

export const PortfolioItem = ({ image, place, alt, onOpen, tools }: PortfolioItemProps) => {
  const { t } = useTranslation('portfolio');
  return (
    <li
      className={classNames(styles.item, tools?.isDragged && styles.dragged)}
      {...{ [imageIdAttribute]: image._id }}
    >
      <button type="button" className={styles.open} aria-label={t('open', { place })} onClick={onOpen}>
        <Picture
          path={image.path}
          sizes="(min-width: 960px) 28rem, 60vw"
          width={640}
          height={640}
          alt={alt}
          isDraggable={false}
        >
          <Artwork id={image._id} />
        </Picture>
      </button>
      {tools !== null && (
        <div className={styles.tools}>
          <RoundButton
            {...tools.grip}
            look="paper"
            isSmall
            className={styles.grip}
            aria-label={t('move', { place })}
            aria-describedby={tools.helpId}
          >
            <Icon of={GripVertical} />
          </RoundButton>
          <RoundButton look="paper" isSmall aria-label={t('delete', { place })} onClick={tools.onDelete}>
            <Icon of={Trash2} />
          </RoundButton>
        </div>
      )}
    </li>
  );
};
