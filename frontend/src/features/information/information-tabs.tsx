import { useTranslation } from 'react-i18next';
import type { InformationTab } from '../../lib/paths.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './information-tabs.module.css';
import { LegalText } from './legal-text.tsx';
import { Questions } from './questions.tsx';

const numbered = ['qa', 'privacy', 'terms'] as const;

type InformationTabsProps = { tab: InformationTab; onChange: (tab: InformationTab) => void };

/** Three numbered tabs; the Impressum stands beside them and is reached from the foot of every page. */
export const InformationTabs = ({ tab, onChange }: InformationTabsProps) => {
  const { t } = useTranslation('information');
  const isWide = useMedia('(min-width: 960px)');
  return (
    <main id="main" tabIndex={-1} className={`wrap ${styles.info}`}>
      <Tabs<InformationTab>
        value={tab}
        onChange={onChange}
        label={t('label')}
        orientation={isWide ? 'vertical' : 'horizontal'}
        classes={{ root: styles.tabs, list: styles.side, tab: styles.tab }}
        tabs={numbered.map((each, i) => ({
          value: each,
          label: (
            <>
              <span className={styles.number}>{i + 1}</span>
              {t(`${each}.title`)}
            </>
          ),
          panel: (
            <>
              <h1 className="d1">{t(`${each}.title`)}</h1>
              {each === 'qa' ? <Questions /> : <LegalText text={each} />}
            </>
          ),
        }))}
      >
        {tab === 'impressum' && (
          <section aria-labelledby="impressum">
            <h1 className="d1" id="impressum">
              {t('impressum.title')}
            </h1>
            <LegalText text="impressum" />
          </section>
        )}
      </Tabs>
    </main>
  );
};
