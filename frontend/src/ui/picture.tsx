import { type ReactNode, useState } from 'react';
import { pictureSources } from '../lib/picture-sizes.ts';
import styles from './picture.module.css';

type PictureProps = {
  /** An uploaded picture in any of its sizes; nothing where there is none. */
  path: string | null;
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
  /** Its shape, so that the page keeps still. */
  width: number;
  height: number;
  /** The print that stands in while the picture is on the way, missing or gone. */
  children: ReactNode;
  alt?: string;
  /** Shown at once, above the fold. */
  isEager?: boolean;
  isDraggable?: boolean;
  /** Every size there is, for addresses that do not name theirs. */
  sources?: string | undefined;
  /** What to do about a picture that cannot be loaded; else its print stands in for good. */
  onGone?: () => void;
};

/** A picture of a member, an offer or a talk. It fills its place, which must be `position: relative`. */
export const Picture = ({ path, children, alt = '', isEager = false, ...props }: PictureProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  if (path === null || path === broken) return children;
  const { sizes, width, height, isDraggable, sources = pictureSources(path), onGone } = props;
  return (
    <>
      {shown !== path && (
        <span className={styles.behind} aria-hidden="true">
          {children}
        </span>
      )}
      <img
        ref={(image) => {
          // One that the browser had at hand may have come before anybody listened.
          if (image?.complete && image.naturalWidth > 0) setShown(path);
        }}
        className={styles.picture}
        src={path}
        srcSet={sources}
        sizes={sources && sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={isDraggable}
        onLoad={() => setShown(path)}
        onError={() => (onGone ? onGone() : setBroken(path))}
      />
    </>
  );
};
