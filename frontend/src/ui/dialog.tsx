import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import { focusHeading } from '../lib/focus-heading.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { RoundButton } from './round-button.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  isWide?: boolean;
  /** A step that must be answered: no close icon, no Escape, no click beside it. */
  isRequired?: boolean;
};

export const Dialog = ({
  isOpen,
  onClose,
  title,
  children,
  isWide = false,
  isRequired = false,
}: DialogProps) => {
  const { t } = useTranslation('common');
  const opener = useRef<Element | null>(null);
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    else focusHeading();
  };
  const keepOpen = (event: Event) => {
    if (isRequired) event.preventDefault();
  };
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className={styles.scrim}>
          <Content
            className={classNames(styles.dialog, isWide && styles.wide)}
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={giveFocusBack}
            onEscapeKeyDown={keepOpen}
            onInteractOutside={keepOpen}
          >
            {!isRequired && (
              <Close asChild>
                <RoundButton look="plain" className={styles.close} aria-label={t('close')}>
                  <Icon of={X} />
                </RoundButton>
              </Close>
            )}
            <Title className="d3">{title}</Title>
            {children}
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
};
