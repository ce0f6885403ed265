import { useTranslation } from 'react-i18next';
import styles from './legal-text.module.css';
import { ProviderFacts } from './provider-facts.tsx';

const sections = {
  privacy: [
    'privacy.collected',
    'privacy.use',
    'privacy.disclosure',
    'privacy.security',
    'privacy.choices',
    'privacy.updates',
  ],
  terms: [
    'terms.definitions',
    'terms.accounts',
    'terms.use',
    'terms.property',
    'terms.collaborations',
    'terms.privacy',
    'terms.termination',
    'terms.modifications',
    'terms.law',
    'terms.contact',
  ],
  impressum: [
    'impressum.provider',
    'impressum.contact',
    'impressum.responsible',
    'impressum.disputes',
    'impressum.links',
  ],
} as const;

/** Paragraphs of a section are separated by an empty line in its text. */
const paragraphs = (text: string) => text.split('\n\n');

export const LegalText = ({ text }: { text: keyof typeof sections }) => {
  const { t } = useTranslation('information');
  return (
    <div className={styles.legal}>
      {sections[text].map((section) => (
        <section key={section}>
          <h2 className="d4">{t(`${section}.heading`)}</h2>
          <div className={styles.body}>
            {section === 'impressum.provider' ? (
              <ProviderFacts />
            ) : (
              paragraphs(t(`${section}.body`)).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
            )}
          </div>
        </section>
      ))}
    </div>
  );
};
