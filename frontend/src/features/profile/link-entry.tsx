import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './about-editor.module.css';
import { linkHref } from './link-href.ts';

type LinkEntryProps = { start: string; isLinked: boolean; onDone: (href: string | null) => void };

/** The address of a link; set with Enter. An address of mail becomes a mail link. */
export const LinkEntry = ({ start, isLinked, onDone }: LinkEntryProps) => {
  const { t } = useTranslation('profile');
  const [typed, setTyped] = useState(start);
  const [isBad, setIsBad] = useState(false);
  const set = () => {
    const href = linkHref(typed);
    setIsBad(href === null);
    if (href !== null) onDone(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  };
  return (
    <div className={styles.link}>
      <Field
        label={t('about.linkTo')}
        name="link"
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        error={isBad ? t('about.linkBad') : null}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row">
        <Button size="sm" onClick={set}>
          {t('about.linkSet')}
        </Button>
        {isLinked && (
          <Button look="quiet" size="sm" onClick={() => onDone(null)}>
            {t('about.linkRemove')}
          </Button>
        )}
      </div>
    </div>
  );
};
