import { hasEffect, type OrderKind } from '@rep13/contracts-authority-requests/constants';
import { formatInUtc } from '@rep13/contracts-constants';
import { concernsUser } from '@rep13/contracts-sla/constants';
import type { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import type { OrderEffect } from '../tickets/order-effect.ts';
import type { SlaTicket } from '../tickets/sla-ticket.entity.ts';

type Letter = Pick<
  SlaTicket,
  'orderKind' | 'authorityName' | 'companyName' | 'issuingState' | keyof OrderEffect | 'clientSaid'
>;
type Request = Pick<
  AuthorityRequest,
  'ownReference' | 'legalBasis' | 'reasons' | 'reasonsWithheld' | 'urls' | 'identifiers' | 'redress' | 'scope'
>;

/** What is left to the client to write stands in square brackets. */
const gap = (what: string): string => `[${what}]`;

const WITHHELD =
  'The authority has not given its reasons: the prevention, investigation, detection and prosecution of criminal offences forbid it.';

/**
 * What the client may write to the user concerned, in plain words. Article 9(5) DSA: the order and the effect given to it,
 * its reasons, the redress, and its territorial scope; Article 10(5): the same without a scope. Null where no user is to
 * be told. We draft it and never send it.
 */
export function draftUserLetter(ticket: Letter, request: Request | null): string | null {
  const { orderKind, companyName } = ticket;
  if (!concernsUser(orderKind)) return null;
  const isAct = orderKind === 'act';
  return [
    `Subject: An authority's order about ${isAct ? 'your content' : 'your account'}`,
    'Dear user,',
    opening(ticket, isAct),
    `What it is about\n${subjectOf(isAct, request)}`,
    `What we did\n${effectIn(ticket, orderKind)}`,
    `The order and its legal basis\n${basisOf(request)}`,
    `Why the authority issued it\n${reasonsOf(request)}`,
    `What you can do against it\n${request?.redress ?? gap('the redress that the order names: which court or office, and by when')}`,
    ...(isAct
      ? [
          `Where the order applies\n${request?.scope ?? gap('the countries or territory that the order names')}`,
        ]
      : []),
    `If you have questions, please write to ${gap('your point of contact for users')}.`,
    companyName ?? gap('your company'),
  ].join('\n\n');
}

function opening({ authorityName, issuingState }: Letter, isAct: boolean): string {
  const from = issuingState ? `${authorityName} (${issuingState})` : authorityName;
  const what = isAct ? 'to act against content that you provided' : 'to provide information about you';
  return `${from} has ordered us ${what}. The law behind such orders is Article ${isAct ? '9' : '10'} of Regulation (EU) 2022/2065, the Digital Services Act. It requires us to tell you about the order.`;
}

/** A letter to one user names nothing of another one. */
function subjectOf(isAct: boolean, request: Request | null): string {
  const lines = (isAct ? request?.urls : request?.identifiers) ?? [];
  const what = isAct ? "the address of this user's content" : 'the account name of this user';
  const [only] = lines;
  if (lines.length === 1 && only) return only;
  return gap(lines.length > 0 ? `keep only ${what}: ${lines.join(' , ')}` : what);
}

function effectIn({ outcome, effectAt, outcomeReason, clientSaid }: Letter, kind: OrderKind | null): string {
  const effect = outcome ? { outcome, effectAt, outcomeReason } : clientSaid;
  if (!hasEffect(effect.outcome)) return gap('what you did because of the order, and when');
  const at = effect.effectAt ? formatInUtc(effect.effectAt) : gap('date and time');
  const done = kind === 'act' ? 'we acted against the content' : 'we gave the authority the information';
  const part = effect.outcome === 'partly' ? ' We carried out a part of the order only.' : '';
  return `On ${at} ${done}: ${gap('what exactly you did')}.${part}${effect.outcomeReason && part ? ` ${effect.outcomeReason}` : ''}`;
}

function basisOf(request: Request | null): string {
  const reference = request?.ownReference ? `The authority's reference is ${request.ownReference}. ` : '';
  return `${reference}${request?.legalBasis ?? gap('the legal basis that the order names')}`;
}

const reasonsOf = (request: Request | null): string =>
  request?.reasons ?? (request?.reasonsWithheld ? WITHHELD : gap('the reasons that the order gives'));
