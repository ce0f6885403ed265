import { chatCases } from './chat.cases.ts';
import type { EventCase } from './event-case.ts';
import { identityCases } from './identity.cases.ts';
import { lifecycleCases } from './lifecycle.cases.ts';
import { offersCases } from './offers.cases.ts';
import { profilesCases } from './profiles.cases.ts';
import { ratingsCases } from './ratings.cases.ts';

/** By event; the catalog says which must be here. */
export const eventCases: Readonly<Record<string, EventCase>> = {
  ...identityCases,
  ...lifecycleCases,
  ...profilesCases,
  ...offersCases,
  ...ratingsCases,
  ...chatCases,
};
