/** One sentence for people. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}
