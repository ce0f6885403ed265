import { memberScreens } from './point-2-members.ts';
import { visitorScreens } from './point-2-visitors.ts';
import { fields } from './point-3.ts';
import { transitions } from './point-4.ts';
import { validation } from './point-5.ts';
import { catalogue } from './point-8.ts';
import { constants } from './point-9.ts';
import type { Row } from './row.ts';

/** All that the specification says of screens, with the browser test of each. */
export const table: readonly Row[] = [
  ...visitorScreens,
  ...memberScreens,
  ...fields,
  ...transitions,
  ...validation,
  ...catalogue,
  ...constants,
];
