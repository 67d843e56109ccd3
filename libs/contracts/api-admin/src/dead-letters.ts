// Written by `npm run reference` from services/gateway/src/admin/dead-letters.controller.ts.
import type { DeadLetterView, DeadLettersQuery, EventService } from '@rep13/contracts-messaging';
import type { Operation } from '@rep13/contracts-operations';

/**
 * List the dead letters of all services. Newest first. Services that do not answer are named in `X-Unavailable-
 * Services`.
 */
export const list = 'GET /api/admin/dead-letters' as Operation<
  'GET /api/admin/dead-letters',
  { query: DeadLettersQuery; answer: DeadLetterView[] }
>;

/** Handle a dead letter again. Refused if it fails again. */
export const redrive = 'POST /api/admin/dead-letters/:service/:id/redrive' as Operation<
  'POST /api/admin/dead-letters/:service/:id/redrive',
  { params: { service: EventService }; answer: DeadLetterView }
>;
