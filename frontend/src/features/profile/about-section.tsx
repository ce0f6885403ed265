import { Pencil } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReopened } from '../../lib/use-kept-text.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loader } from '../../ui/loader.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { Section } from '../../ui/section.tsx';
import { Toast } from '../../ui/toast.tsx';
import { aboutPlace } from './about-html.ts';
import { RichText } from './rich-text.tsx';

const toastMs = 5_000;

/** The editor is half of what this page would weigh: only who writes loads it. */
const AboutEditor = lazy(() => import('./about-editor.tsx').then((m) => ({ default: m.AboutEditor })));

type AboutSectionProps = { userId: string; about: string; isOwner: boolean };

export const AboutSection = ({ userId, about, isOwner }: AboutSectionProps) => {
  const { t } = useTranslation('profile');
  const [isEditing, setIsEditing] = useReopened(isOwner, aboutPlace(userId));
  const pencil = useRef<HTMLButtonElement>(null);
  const saved = useTimedMessage<true>(toastMs);
  const close = () => {
    setIsEditing(false);
    pencil.current?.focus();
  };
  const tool = isOwner && (
    <RoundButton
      ref={pencil}
      look={isEditing ? 'ink' : 'line'}
      isSmall
      aria-label={t('about.edit')}
      aria-pressed={isEditing}
      onClick={() => setIsEditing(!isEditing)}
    >
      <Icon of={Pencil} />
    </RoundButton>
  );
  return (
    <Section title={t('about.title')} tool={tool}>
      {isEditing ? (
        <Suspense fallback={<EditorLoading />}>
          <AboutEditor
            userId={userId}
            about={about}
            onCancel={close}
            onSaved={() => {
              close();
              saved.show(true);
            }}
          />
        </Suspense>
      ) : (
        <AboutText about={about} isOwner={isOwner} />
      )}
      {saved.value !== null && (
        <Toast kind="ok" hold={saved.hold}>
          {t('about.saved')}
        </Toast>
      )}
    </Section>
  );
};

const AboutText = ({ about, isOwner }: { about: string; isOwner: boolean }) => {
  const { t } = useTranslation('profile');
  if (about !== '') return <RichText html={about} />;
  return <p className="mute">{t(isOwner ? 'about.noneOwn' : 'about.none')}</p>;
};

const EditorLoading = () => {
  const { t } = useTranslation('profile');
  return (
    <p className="row mute" role="status">
      <Loader />
      {t('about.loading')}
    </p>
  );
};
