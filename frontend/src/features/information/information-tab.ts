import type { InformationTab } from '../../lib/paths.ts';

const tabs: readonly InformationTab[] = ['qa', 'privacy', 'terms', 'impressum'];

/** The tab a link asks for; Q&A when it asks for none or for one that is not there. */
export const tabFrom = (asked: string | null): InformationTab => tabs.find((tab) => tab === asked) ?? 'qa';
