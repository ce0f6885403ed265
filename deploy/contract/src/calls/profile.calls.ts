import { type DocumentedCall, json, succeeds } from './call.ts';
import { self } from './entities.ts';

const user = succeeds({ user: self });

/** Point 7, "Profile". */
export const profileCalls: readonly DocumentedCall[] = [
  { method: 'POST', path: '/profile/user/{id}/about', body: json({ about: 'text' }), answer: user },
  { method: 'POST', path: '/profile/interests/{id}', body: json({ interest: 'text' }), answer: user },
  {
    method: 'DELETE',
    path: '/profile/delete-interests/{id}',
    body: json({ interestId: 'id' }),
    answer: user,
  },
  { method: 'POST', path: '/profile/personality/{id}', body: json({ personality: 'text' }), answer: user },
  {
    method: 'DELETE',
    path: '/profile/delete-personality/{id}',
    body: json({ personalityId: 'id' }),
    answer: user,
  },
];
