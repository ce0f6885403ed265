import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../lib/api-types.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useKeepFocus } from '../../lib/use-keep-focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { Section } from '../../ui/section.tsx';
import { LanguageForm } from './language-form.tsx';
import styles from './languages.module.css';
import { LevelBars } from './level-bars.tsx';
import { useDeleteLanguageMutation } from './profile.api.ts';

type LanguagesSectionProps = { userId: string; languages: Profile['languages']; isOwner: boolean };

export const LanguagesSection = ({ userId, languages, isOwner }: LanguagesSectionProps) => {
  const { t } = useTranslation('profile');
  const errorTexts = useErrorTexts();
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(place, languages);
  const [told, setTold] = useState('');
  const [remove, { error }] = useDeleteLanguageMutation();
  const onDelete = async (languageId: string, language: string) => {
    const answer = await remove({ userId, languageId });
    if (answer.error === undefined) setTold(t('languages.deleted', { language }));
  };
  return (
    <Section title={t('languages.title')}>
      <div ref={place} tabIndex={-1} {...keepFocus}>
        {languages.length === 0 && <p className="mute">{t('languages.none')}</p>}
        <ul className={styles.languages}>
          {languages.map(({ _id, language, level }) => (
            <li key={_id}>
              <b>{language}</b>
              <LevelBars level={level} />
              <span className="small mute">{t(`languages.levels.${level}`)}</span>
              {isOwner && (
                <RoundButton
                  look="plain"
                  isSmall
                  aria-label={t('languages.delete', { language })}
                  onClick={() => void onDelete(_id, language)}
                >
                  <Icon of={Trash2} />
                </RoundButton>
              )}
            </li>
          ))}
        </ul>
      </div>
      <ErrorBoxes messages={errorTexts(error)} />
      {isOwner && (
        <LanguageForm userId={userId} onAdded={(language) => setTold(t('languages.added', { language }))} />
      )}
      <p className="vh" role="status">
        {told}
      </p>
    </Section>
  );
};
