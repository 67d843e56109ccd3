import { NotFound } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { isLinkOver, type AuthorityLinks, type LinkHolder } from '../authority-requests/authority-links.ts';
import { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import { SlaTicket } from '../tickets/sla-ticket.entity.ts';

/** A request with its ticket; without one as long as it is held. */
export interface LinkedRequest {
  readonly request: AuthorityRequest;
  readonly ticket: SlaTicket | null;
  /** A filer may add to the request and reads nothing of ours: anybody may name a mailbox that is not theirs. */
  readonly holder: LinkHolder;
}

interface Link {
  readonly reference: string;
  readonly token: string;
}

/** Stands in for a request that is not there, so that a wrong reference costs as much as a wrong token. */
const NOBODY = { reference: 'A-AAAA-AAAA', linkGeneration: 0 };

/**
 * The request that a link opens. Once the mailbox was confirmed, only what was mailed there does.
 * @throws NotFound for a wrong, forged, foreign, replaced or expired one, all alike
 */
export async function openLink(
  db: EntityManager,
  links: AuthorityLinks,
  { reference, token }: Link,
  now: Date,
): Promise<LinkedRequest> {
  const request = await db.findOneBy(AuthorityRequest, { reference });
  const ticket = await db.findOneBy(SlaTicket, { id: request?.ticketId ?? 0 });
  const holder = links.holderOf(token, request ?? NOBODY);
  if (!request || !holder || isLinkOver(ticket?.closedAt ?? null, now)) throw new NotFound();
  if (holder === 'filer' && request.senderCheck !== 'unverified') throw new NotFound();
  return { request, ticket, holder };
}
