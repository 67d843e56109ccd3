import { atEachStart } from '@rep13/service-kit';
import { RECOVER_RECEIPTS } from './recover-receipts.job.ts';

/** Once there is an order whose receipt is not known: the key is the same at every start, so it is enqueued once. */
export const BeginRecoveringReceipts = atEachStart(async ({ db, jobs }) => {
  const [unknown] = await db.query<object[]>(
    `select from sla_tickets ticket join authority_requests request on request.ticket_id = ticket.id
     where ticket.receipt_informed_at is null and request.email <> '' limit 1`,
  );
  if (unknown) jobs.enqueue(RECOVER_RECEIPTS, 'all', { before: null });
});
