import { readEngines } from '@kindred/chassis/testing/engines';
import { engineEnv, patientTimeouts } from '@kindred/engines/testing/fleet-env';

/** Where a product under test keeps its state: variables of `make start`. */
export type Adapters = Readonly<Record<string, string>>;

/** Files in the data folder, the rest in memory. */
export const embeddedAdapters: Adapters = {};

/** The engines the environment names, under a name of one run. @throws Error naming what is missing */
export const engineAdapters = (): Adapters => ({
  ...engineEnv(readEngines(), `contract-${process.pid}-${Math.trunc(performance.now() * 1000).toString(36)}`),
  ...patientTimeouts,
});
