import { defineJob } from '@rep13/service-kit';

const SECOND = 1_000;

/** Clients by signup id: those after this one. */
export interface ClientsToName {
  readonly after: number;
}

/** Writes the names of their clients into tickets that were opened before names were kept, some clients at a time. */
export const NAME_CLIENTS = defineJob<ClientsToName>({
  queue: 'sla-client-names',
  name: 'name-clients',
  leaseMs: 60 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 1_000,
  concurrency: 1,
});
