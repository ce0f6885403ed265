/** What the server takes. */
export const longestMessage = 5_000;
