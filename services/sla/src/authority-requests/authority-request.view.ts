import {
  missingElements,
  translationOf,
  type MissingElementName,
  type OrderTranslation,
} from '@rep13/contracts-authority-requests/constants';
import type { AuthorityRequestView } from '@rep13/contracts-sla';
import type { FiledOrderView, OrderView } from '@rep13/contracts-authority-requests';
import type { EntityManager } from 'typeorm';
import { Authority, toAuthorityView } from './authority.entity.ts';
import { AuthorityRequest } from './authority-request.entity.ts';
import { draftClarification } from './draft-clarification.ts';
import { draftReceipt } from './draft-receipt.ts';
import { toOrderParticulars } from './order-particulars.ts';

/** Its client has told us what it says: nobody has compared it, and its authority has no word of ours. */
const isReported = ({ channel }: AuthorityRequest): boolean => channel === 'client';

/** What Article 9(2) or 10(2) DSA asks for and was not in the order, nor supplied since. */
export function missingOf(request: AuthorityRequest): MissingElementName[] {
  if (isReported(request)) return [];
  const supplied = request.supplied.map(({ element }) => element);
  return missingElements(request.kind, request).filter((name) => !supplied.includes(name));
}

/** Whether the translation that its language needs came with it or since; null: it needs none. */
export function translationOfRequest(request: AuthorityRequest): OrderTranslation | null {
  const cameSince = request.supplied.some(({ element }) => element === 'language');
  const translationEnclosed = request.translationEnclosed || cameSince;
  return translationOf(request.kind, { ...request, translationEnclosed });
}

/** What the order says, field by field: neither who sent it nor how it is reached. */
export const toOrderView = (request: AuthorityRequest): OrderView => ({
  kind: request.kind,
  foreignKind: request.foreignKind,
  memberState: request.memberState,
  authorityName: request.authorityName,
  ownReference: request.ownReference,
  ...toOrderParticulars(request),
  legalBasis: request.legalBasis,
  reasons: request.reasons,
  reasonsWithheld: request.reasonsWithheld,
  urls: request.urls,
  identifiers: request.identifiers,
  redress: request.redress,
  scope: request.scope,
  effectTo: request.effectTo,
  language: request.language,
  translation: translationOfRequest(request),
  deadlineAt: request.deadlineAt?.toISOString() ?? null,
  missing: missingOf(request),
});

/** Whether no more was typed in than the simple form has, or a client reports: then all that it says is the description. */
export const hasNoDetails = (request: AuthorityRequest): boolean =>
  isReported(request) ||
  (request.kind === 'general' &&
    [
      request.legalBasis,
      request.reasons,
      request.ownReference,
      request.memberState,
      request.deadlineAt,
    ].every((given) => given === null) &&
    request.urls.length + request.identifiers.length === 0);

/** The order as its authority filed it. */
export const toFiledOrderView = (request: AuthorityRequest): FiledOrderView => ({
  ...toOrderView(request),
  officerName: request.officerName,
  officerGrade: request.officerGrade,
  email: request.email,
  phone: request.phone,
  target: request.target,
  doNotInform: request.doNotInform,
  receivedAt: request.receivedAt.toISOString(),
});

export async function toAuthorityRequestView(
  db: EntityManager,
  request: AuthorityRequest,
): Promise<AuthorityRequestView> {
  const asked = { missing: missingOf(request), translation: translationOfRequest(request) };
  const directoryEntry = await findAuthority(db, request.email ?? '');
  return {
    ...toFiledOrderView(request),
    id: request.id,
    reference: request.reference,
    state: request.state,
    ticketId: request.ticketId,
    channel: request.channel,
    senderCheck: request.senderCheck,
    conversationLanguage: request.conversationLanguage,
    supplied: request.supplied,
    clarificationDraft: draftClarification(request, asked),
    receiptDraft: request.email === null && !isReported(request) ? draftReceipt(request, asked) : null,
    directoryEntry: directoryEntry && toAuthorityView(directoryEntry),
  };
}

/** What was filed for a ticket, or typed in with it; null for one that an earlier version opened. */
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
