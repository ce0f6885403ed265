import { expect, it } from 'vitest';
import { registryIn } from './registry-in.ts';

const aListing = (own: string, ...told: readonly string[]): string =>
  [
    '; "default" config from default values',
    '',
    own,
    'replace-registry-host = "npmjs"',
    '',
    '; "user" config from /home/user/.npmrc',
    '',
    ...told,
  ].join('\n');

it('names the host of a registry that was set', () => {
  const listing = aListing(
    '; registry = "https://own.example/" ; overridden by user',
    'registry = "https://mirror.example:8443/npm/"',
  );
  expect(registryIn(listing)).toBe('mirror.example:8443');
});

it('takes the one that counts where several are set', () => {
  const listing = aListing(
    '; registry = "https://own.example/" ; overridden by env',
    '; registry = "https://user.example/" ; overridden by env',
    'registry = "https://env.example/"',
  );
  expect(registryIn(listing)).toBe('env.example');
});

it('knows none where npm asks its own, also where that is set', () => {
  expect(registryIn(aListing('registry = "https://own.example/"'))).toBeUndefined();
  const said = aListing(
    '; registry = "https://own.example/" ; overridden by user',
    'registry = "https://own.example"',
  );
  expect(registryIn(said)).toBeUndefined();
});
