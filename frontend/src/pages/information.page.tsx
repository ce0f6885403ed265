import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tabFrom } from '../features/information/information-tab.ts';
import { InformationTabs } from '../features/information/information-tabs.tsx';
import { InformationHead } from '../layouts/information-head.tsx';
import { SiteFooter } from '../layouts/site-footer.tsx';
import { useAddress, withParam } from '../lib/use-address.ts';
import { usePage } from '../lib/use-page.ts';
import { ToTop } from '../ui/to-top.tsx';

export const InformationPage = () => {
  const { t } = useTranslation(['information', 'common']);
  const [params, changeAddress] = useAddress();
  const tab = tabFrom(params.get('tab'));
  usePage(t(`${tab}.title`));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other tab starts at its top
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [tab]);
  return (
    <>
      <a className="skip" href="#main">
        {t('common:skipToContent')}
      </a>
      <InformationHead />
      <InformationTabs
        tab={tab}
        onChange={(next) => changeAddress((now) => withParam(now, 'tab', next === 'qa' ? null : next))}
      />
      <SiteFooter />
      <ToTop />
    </>
  );
};
