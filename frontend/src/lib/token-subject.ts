/** Whose session a token is, as it says itself; the server alone judges whether that is true. */
export function tokenSubject(token: string | null): string | null {
  try {
    const payload = token?.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return null;
    const subject: unknown = Reflect.get(claims, 'sub');
    return typeof subject === 'string' ? subject : null;
  } catch {
    return null;
  }
}
