import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './share.module.css';
import { ShareGlyph } from './share-glyph.tsx';
import { shareHref, shareTargets } from './share-targets.ts';

/** The button and its dialog: four plain links and the address to copy. */
export const ShareLink = ({ name }: { name: string }) => {
  const { t } = useTranslation('share');
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const address = `${window.location.origin}${pathname}`;
  return (
    <>
      <Button look="line" onClick={() => setIsOpen(true)}>
        <Icon of={Share2} />
        {t('button')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('title')}>
        <ul className={styles.targets} aria-label={t('targets')}>
          {shareTargets.map((target) => (
            <li key={target}>
              <a
                href={shareHref(target, address, t('subject', { name }))}
                {...(target !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                <span className={styles.sign}>
                  <ShareGlyph of={target} />
                </span>
                {t(target)}
              </a>
            </li>
          ))}
        </ul>
        <CopyLink address={address} />
      </Dialog>
    </>
  );
};
