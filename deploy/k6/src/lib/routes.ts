/** Every route the journeys call, by the name the summary shows, and the goal for 95 of 100 answers, milliseconds. */
export const routeGoals = {
  'landing page': 300,
  'hub: newest page': 300,
  'hub: a word': 300,
  'Top five': 300,
  'best ratings': 300,
  'a profile': 300,
  'own profile': 300,
  offers: 300,
  contacts: 400,
  'a conversation': 300,
  'send a message': 400,
  'change a title': 400,
} as const;

export type RouteName = keyof typeof routeGoals;
export const routeNames = Object.keys(routeGoals) as RouteName[];
