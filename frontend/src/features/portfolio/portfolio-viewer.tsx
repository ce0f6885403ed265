import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortfolioImage } from '../../lib/api-types.ts';
import { pictureAt, pictureSources } from '../../lib/picture-sizes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './portfolio.module.css';

type PortfolioViewerProps = {
  images: readonly PortfolioImage[];
  /** Null while closed. */
  place: number | null;
  name: string;
  onPlace: (place: number | null) => void;
  /** The owner's way to order without dragging. */
  onMove: ((from: number, to: number) => void) | null;
};

/** One image as large as it fits; the others are a step away. */
export const PortfolioViewer = ({ images, place, name, onPlace, onMove }: PortfolioViewerProps) => {
  const { t } = useTranslation('portfolio');
  const count = images.length;
  const index = place ?? 0;
  const image = place === null ? undefined : images[place];
  const slots = { place: index + 1, count };
  const step = (by: number) => onPlace((index + by + count) % count);
  useArrows(image !== undefined && count > 1, step);
  return (
    <Dialog isOpen={image !== undefined} onClose={() => onPlace(null)} title={t('viewer', slots)} isWide>
      {image !== undefined && (
        <div className={styles.viewer}>
          <img
            key={image._id}
            src={pictureAt(image.path, 1600)}
            srcSet={pictureSources(image.path)}
            sizes="(min-width: 960px) 56rem, 100vw"
            width={1600}
            height={1200}
            alt={t('image', { ...slots, name })}
          />
          {count > 1 && (
            <div className={styles.viewerBar}>
              <RoundButton aria-label={t('previous')} onClick={() => step(-1)}>
                <Icon of={ArrowLeft} />
              </RoundButton>
              <RoundButton aria-label={t('next')} onClick={() => step(1)}>
                <Icon of={ArrowRight} />
              </RoundButton>
              {onMove !== null && (
                <span className={styles.moves}>
                  <Button
                    look="line"
                    size="sm"
                    disabled={index === 0}
                    onClick={() => onMove(index, index - 1)}
                  >
                    {t('forward')}
                  </Button>
                  <Button
                    look="line"
                    size="sm"
                    disabled={index === count - 1}
                    onClick={() => onMove(index, index + 1)}
                  >
                    {t('back')}
                  </Button>
                </span>
              )}
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
};

/** The arrow keys step wherever the focus is in the dialog. */
function useArrows(isOpen: boolean, step: (by: number) => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') latest.current(1);
      if (key === 'ArrowLeft') latest.current(-1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}
