import type { Upstream } from '@kindred/chassis/lifecycle/service';
import type { Clock } from '@kindred/chassis/ports/effects';
import { createRemoteRequest, type UpstreamTimeouts } from './remote-request.ts';
import { createRemoteUpgrade } from './remote-upgrade.ts';
import { createReplicas } from './replicas.ts';

/** A service that runs in other processes: its replicas by address, taken in turn. */
export function createRemoteUpstream(
  addresses: readonly URL[],
  clock: Clock,
  timeouts: UpstreamTimeouts,
): Upstream & { close(): void } {
  const { close, request } = createRemoteRequest(createReplicas(addresses, clock), clock, timeouts);
  // Sockets take turns of their own, so that requests in between do not send them all to one replica.
  const upgrade = createRemoteUpgrade(createReplicas(addresses, clock), timeouts.connectMs);
  return { request: (...call) => void request(...call), upgrade, close };
}
