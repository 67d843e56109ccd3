import { ORDER_FORM, type OrderStep } from '@rep13/content';
import {
  AUTHORITY_TYPE_NAMES,
  FOREIGN_ORDERS,
  mayWithholdReasons,
  type OrderElementName,
  type OrderKind,
  userNoticeText,
} from '@rep13/contracts-authority-requests/constants';
import { formatDateTime } from '@rep13/ui';
import { needsTranslation } from './declared-languages.ts';
import { isOrder, shownFor, type OrderValues, type TermsValues } from './order-values.ts';
import { chosenFor } from './useTargetLookUp.ts';

type Row = readonly [term: string, detail: string];

const {
  target: TARGET,
  sender: SENDER,
  elements,
  general,
  issuedAt,
  challenge,
  userNotice,
  deadline,
  doNotInform,
  reasonsWithheld,
  translation,
} = ORDER_FORM;

/** What is read over before it is sent: an empty detail is one that was left out. */
export function reviewRows({ target, sender, order, terms }: OrderValues): Partial<Record<OrderStep, Row[]>> {
  const { kind } = target;
  const shown = shownFor(kind);
  return {
    target: [
      [TARGET.label, targetOf(target.target)],
      [TARGET.kind, kind === '' ? '' : TARGET.kinds[kind]],
      ...(kind === 'general' && target.foreignKind
        ? [[TARGET.foreign, FOREIGN_ORDERS[target.foreignKind].name] as const]
        : []),
    ],
    sender: [
      [SENDER.authorityName, sender.authorityName],
      [SENDER.memberState, sender.memberState],
      [SENDER.authorityType, sender.authorityType && AUTHORITY_TYPE_NAMES[sender.authorityType]],
      [SENDER.officerName, sender.officerName],
      [SENDER.officerGrade, sender.officerGrade],
      [SENDER.email, sender.email],
      [SENDER.phone, sender.phone],
      [SENDER.ownReference, sender.ownReference],
      [SENDER.fileNumber, sender.fileNumber],
    ],
    order: [
      [issuedAt.label, order.issuedAt && formatDateTime(order.issuedAt)],
      ...shown.order.map((name): Row => [labelOf(name, kind), order[name].trim()]),
      ...(mayWithholdReasons(kind) && order.reasonsWithheld ? [[reasonsWithheld, 'Yes'] as const] : []),
    ],
    terms: [
      ...shown.terms.map((name): Row => [labelOf(name, kind), terms[name].trim()]),
      ...(needsTranslation(kind, terms.language)
        ? [[translation.label, terms.translationEnclosed ? 'Yes' : 'No'] as const]
        : []),
      [deadline.label, terms.deadlineAt && formatDateTime(terms.deadlineAt)],
      [doNotInform.label, terms.doNotInform ? 'Yes' : 'No'],
      ...(isOrder(kind) ? ofOrder(terms) : []),
    ],
  };
}

/** What is asked beside the elements of an order. */
const ofOrder = ({
  challengeCourt,
  challengeDeadline,
  userNotice: notice,
  userNoticeFrom,
}: TermsValues): Row[] => [
  [challenge.court, challengeCourt],
  [challenge.deadline, challengeDeadline],
  [userNotice.label, notice && userNoticeText(notice, userNoticeFrom && formatDateTime(userNoticeFrom))],
];

/** With the company that the register named, which a number alone does not say. */
function targetOf(target: string): string {
  const { companyName } = chosenFor(target) ?? {};
  return companyName ? `${companyName}, ${target}` : target;
}

const labelOf = (name: OrderElementName, kind: OrderKind | ''): string =>
  (kind === 'general' || kind === '') && name in general
    ? general[name as keyof typeof general].label
    : elements[name].label;
