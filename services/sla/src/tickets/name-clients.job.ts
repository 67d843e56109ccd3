import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';

/** Clients by signup id: those after this one. */
export interface ClientsToName {
  readonly after: number;
}

/** Writes the names of their clients into tickets that were opened before names were kept, some clients at a time. */
export const NAME_CLIENTS = defineJob<ClientsToName>({
  queue: 'sla-client-names',
  name: 'name-clients',
  leaseMs: 60 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 1_000,
  concurrency: 1,
});
