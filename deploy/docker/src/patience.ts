/** How many times longer than usual everything may take: KINDRED_PATIENCE, 1 when absent. */
export const patience = (env: Readonly<Record<string, string | undefined>> = process.env): number =>
  Number(env.KINDRED_PATIENCE || 1);
