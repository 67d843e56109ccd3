import {
  mayWithholdReasons,
  type AuthorityLanguage,
  type OrderElementName,
} from '@rep13/contracts-authority-requests/constants';
import type { AuthorityRequestBody, OrderParticularsBody } from '@rep13/contracts-authority-requests';
import { linesOf } from '@rep13/ui/orders';
import { needsTranslation } from './declared-languages.ts';
import { isOrder, isShown, type OrderValues } from './order-values.ts';

/**
 * What is sent of what was typed. A kind that was not chosen is refused by the server as by the form.
 * @param conversationLanguage of the page; English is not said, as a server of before does not know that it can be
 */
export function toBody(
  { target, sender, order, terms }: OrderValues,
  conversationLanguage: AuthorityLanguage = 'en',
): AuthorityRequestBody {
  const { kind } = target;
  const shown = <T>(name: OrderElementName, value: T): T | null => (isShown(kind, name) ? value : null);
  const text = (name: OrderElementName, value: string) => shown(name, orNull(value));
  return {
    kind: kind || 'general',
    ...(kind === 'general' && target.foreignKind && { foreignKind: target.foreignKind }),
    target: target.target.trim(),
    authorityName: sender.authorityName.trim(),
    memberState: orNull(sender.memberState) as AuthorityRequestBody['memberState'],
    officerName: orNull(sender.officerName),
    ...particulars({ target, sender, order, terms }),
    email: sender.email.trim(),
    phone: orNull(sender.phone),
    ownReference: orNull(sender.ownReference),
    legalBasis: text('legalBasis', order.legalBasis),
    reasons: text('reasons', order.reasons),
    ...(mayWithholdReasons(kind) && order.reasonsWithheld && { reasonsWithheld: true }),
    urls: shown('urls', linesOf(order.urls)),
    identifiers: shown('identifiers', linesOf(order.identifiers)),
    scope: text('scope', order.scope),
    redress: text('redress', terms.redress),
    effectTo: text('effectTo', terms.effectTo),
    language: text('language', terms.language),
    ...(needsTranslation(kind, terms.language) && terms.translationEnclosed && { translationEnclosed: true }),
    deadlineAt: momentOf(terms.deadlineAt),
    ...(terms.deadlineIsPast && { deadlineIsPast: true }),
    doNotInform: terms.doNotInform,
    ...(conversationLanguage !== 'en' && { conversationLanguage }),
  };
}

/** What was left out is not sent. */
function particulars({ target: { kind }, sender, order, terms }: OrderValues): OrderParticularsBody {
  const { authorityType, officerGrade, fileNumber } = sender;
  const { challengeCourt, challengeDeadline, userNotice, userNoticeFrom } = terms;
  const ofAny = { authorityType, officerGrade, fileNumber, issuedAt: momentOf(order.issuedAt) };
  const from = userNotice === 'later' ? momentOf(userNoticeFrom) : null;
  const ofOrder = { challengeCourt, challengeDeadline, userNotice, userNoticeFrom: from };
  const typed = Object.entries<string | null>({ ...ofAny, ...(isOrder(kind) && ofOrder) });
  return Object.fromEntries(typed.flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));
}

const orNull = (text: string): string | null => text.trim() || null;

/** A browser's date and time has no zone: it is that of who types it. */
function momentOf(local: string): string | null {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
