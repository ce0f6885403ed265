/**
 * The host of the registry that npm is told to ask, in what `npm config list --long` prints; undefined when that is the
 * one npm asks unless told otherwise. Its own settings come first; of the others only one stands without a semicolon.
 */
export function registryIn(listing: string): string | undefined {
  const [own, ...told] = [...listing.matchAll(/^(; )?registry = "(.+?)"/gm)].map(
    ([, isReplaced, address]) => ({
      host: URL.parse(address ?? '')?.host,
      isReplaced: isReplaced !== undefined,
    }),
  );
  const host = told.find(({ isReplaced }) => !isReplaced)?.host;
  return host === own?.host ? undefined : host;
}
