import { type RouteName, routeGoals, routeNames } from './routes.ts';

type Thresholds = Record<string, string[]>;

/** A metric of one route is in the summary only where a threshold names it: those that judge nothing just name it. */
function named(route: RouteName, factor: number | undefined): Thresholds {
  return {
    [`http_req_duration{name:${route}}`]: [
      factor === undefined ? 'p(95)>=0' : `p(95)<${routeGoals[route] * factor}`,
    ],
    [`http_reqs{name:${route}}`]: ['count>=0'],
    [`http_req_failed{name:${route}}`]: ['rate<=1'],
  };
}

const routes = (factor: number | undefined): Thresholds =>
  Object.assign({}, ...routeNames.map((route) => named(route, factor)));

/** No failure at all, nothing shed, every route within its goal. */
export const healthy: Thresholds = {
  ...routes(1),
  kindred_failures: ['count==0'],
  kindred_shed: ['count==0'],
  checks: ['rate==1'],
};

/** Beyond its measure the product may refuse in words and grow slow, but not fail. */
export const overloaded: Thresholds = {
  ...routes(undefined),
  kindred_failures: ['count==0'],
  kindred_shed: ['count>=0'],
};

/** Everybody is let in, and what is said arrives: 99 of 100 within 150 ms. */
export const talking: Thresholds = {
  ...routes(undefined),
  kindred_failures: ['count==0'],
  kindred_sockets_taken: ['rate==1'],
  kindred_messages_arrived: ['rate==1'],
  kindred_message_to_socket: ['p(99)<150'],
};
