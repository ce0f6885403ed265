import { useTranslation } from 'react-i18next';
import { Cast } from '../features/landing/cast.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Team } from '../features/landing/team.tsx';
import { TopReviews } from '../features/landing/top-reviews.tsx';
import { Values } from '../features/landing/values.tsx';
import { WhatWeDo } from '../features/landing/what-we-do.tsx';
import { PublicActions } from '../layouts/public-actions.tsx';
import { SiteFooter } from '../layouts/site-footer.tsx';
import { pages } from '../lib/paths.ts';
import { usePage } from '../lib/use-page.ts';
import { LangSwitch } from '../ui/lang-switch.tsx';
import { StickyBar } from '../ui/sticky-bar.tsx';
import { ToTop } from '../ui/to-top.tsx';

export const LandingPage = () => {
  const { t } = useTranslation(['landing', 'common']);
  usePage(t('title'));
  return (
    <>
      <a className="skip" href="#main">
        {t('common:skipToContent')}
      </a>
      <StickyBar afterPx={400} homePath={pages.landing} label={t('navigation')}>
        <LangSwitch />
        <PublicActions isSlim />
      </StickyBar>
      <Hero actions={<PublicActions />} />
      <main id="main" tabIndex={-1}>
        <Cast of="artist" />
        <WhatWeDo />
        <Cast of="entrepreneur" />
        <Values />
        <TopReviews />
        <Team />
      </main>
      <SiteFooter />
      <ToTop />
    </>
  );
};
