import { AuthorityRequestMarkedSpam } from '@rep13/contracts-sla';
import type { Scope } from '@rep13/service-kit';
import { AuthorityRequest } from './authority-request.entity.ts';

/** What no authority had sent: kept as such, with why. */
export async function throwAway(
  { db, outbox }: Scope,
  request: AuthorityRequest,
  reason: string | null,
): Promise<void> {
  request.state = 'spam';
  request.decisionReason = reason;
  await db.save(request);
  outbox.add(AuthorityRequestMarkedSpam, { requestId: request.id, reference: request.reference });
}

/** The same of what was filed for a ticket, if anything was. */
export async function throwRequestAway(scope: Scope, ticketId: number, reason: string | null): Promise<void> {
  const request = await scope.db.findOneBy(AuthorityRequest, { ticketId });
  if (request) await throwAway(scope, request, reason);
}
