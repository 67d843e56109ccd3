import { missingElements, ORDER_ELEMENTS, type OrderElementName } from '@rep13/contracts-constants';
import type { AuthorityRequestView, OrderView } from '@rep13/contracts-sla';
import type { EntityManager } from 'typeorm';
import { Authority, toAuthorityView } from './authority.entity.ts';
import { AuthorityRequest } from './authority-request.entity.ts';
import { draftClarification } from './draft-clarification.ts';

/** What Article 9(2) or 10(2) DSA asks for and is not there. */
export const missingOf = (request: AuthorityRequest): OrderElementName[] =>
  missingElements(request.kind, request);

/** What the order says, field by field: neither who sent it nor how it is reached. */
export const toOrderView = (request: AuthorityRequest): OrderView => ({
  kind: request.kind,
  memberState: request.memberState,
  authorityName: request.authorityName,
  ownReference: request.ownReference,
  legalBasis: request.legalBasis,
  reasons: request.reasons,
  urls: request.urls,
  identifiers: request.identifiers,
  redress: request.redress,
  scope: request.scope,
  effectTo: request.effectTo,
  language: request.language,
  deadlineAt: request.deadlineAt?.toISOString() ?? null,
});

export async function toAuthorityRequestView(
  db: EntityManager,
  request: AuthorityRequest,
): Promise<AuthorityRequestView> {
  const missing = missingOf(request);
  const directoryEntry = await findAuthority(db, request.email);
  return {
    ...toOrderView(request),
    id: request.id,
    reference: request.reference,
    state: request.state,
    ticketId: request.ticketId,
    officerName: request.officerName,
    email: request.email,
    phone: request.phone,
    target: request.target,
    doNotInform: request.doNotInform,
    senderCheck: request.senderCheck,
    missing,
    clarificationDraft: missing.length > 0 ? draftClarification(request, elementsOf(request, missing)) : null,
    directoryEntry: directoryEntry && toAuthorityView(directoryEntry),
    receivedAt: request.receivedAt.toISOString(),
  };
}

/** What was filed for a ticket; null for one that staff typed in. */
export const requestOf = (db: EntityManager, ticketId: number): Promise<AuthorityRequest | null> =>
  db.findOneBy(AuthorityRequest, { ticketId });

/** The authority of the directory whose mail address this is: of its domain or of one below it. */
export async function findAuthority(db: EntityManager, email: string): Promise<Authority | null> {
  const labels = (email.split('@').at(-1) ?? '').toLowerCase().split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const found = await db.query<{ id: number }[]>(
    'select id from authority_directory where domain = any($1) order by length(domain) desc limit 1',
    [domains],
  );
  return found[0] ? db.findOneBy(Authority, { id: found[0].id }) : null;
}

const elementsOf = ({ kind }: AuthorityRequest, names: readonly OrderElementName[]) =>
  ORDER_ELEMENTS[kind].filter(({ name }) => names.includes(name));
