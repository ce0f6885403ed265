/** Names on the broker: an installation that shares it begins its topics and groups with its own prefix. */
export interface Names {
  onBroker(name: string): string;
  ours(nameOnBroker: string): string;
}

export const createNames = (prefix: string): Names => ({
  onBroker: (name) => `${prefix}${name}`,
  ours: (nameOnBroker) => nameOnBroker.slice(prefix.length),
});
