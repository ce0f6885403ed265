/** What a member leaves in session storage and the next one in this tab must not find. */
const owned = /^(notifications|outbox:.*)$/;

export function forgetMember(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (owned.test(key)) sessionStorage.removeItem(key);
  }
}
