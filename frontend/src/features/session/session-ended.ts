const key = 'sessionEnded';

/** Left for the sign-in page, which says once why the member stands there. */
export const noteSessionEnded = () => sessionStorage.setItem(key, 'true');

export function takeSessionEnded(): boolean {
  const isNoted = sessionStorage.getItem(key) !== null;
  sessionStorage.removeItem(key);
  return isNoted;
}
