import { Menu, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import styles from './burger-menu.module.css';
import { Icon } from './icon.tsx';
import { RoundButton } from './round-button.tsx';

type BurgerMenuProps = { children: ReactNode; className?: string | undefined };

/** The mobile menu: a click in it, beside it, Escape or leaving it by keyboard closes it. */
export const BurgerMenu = ({ children, className }: BurgerMenuProps) => {
  const { t } = useTranslation('common');
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !place.current?.contains(event.relatedTarget)) setIsOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its controls let through
    <div ref={place} className={classNames(styles.place, className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <RoundButton
        ref={button}
        aria-label={t(isOpen ? 'closeMenu' : 'menu')}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen((open) => !open)}
      >
        <Icon of={isOpen ? X : Menu} />
      </RoundButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the controls inside, and those click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: any control inside closes the menu */}
      <div id={panelId} className={styles.panel} hidden={!isOpen} onClick={() => setIsOpen(false)}>
        {children}
      </div>
    </div>
  );
};
