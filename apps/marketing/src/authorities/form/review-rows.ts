import {
  mayWithholdReasons,
  type OrderElementName,
  type OrderKind,
  type UserNotice,
} from '@rep13/contracts-authority-requests/constants';
import type { PageTexts } from '@rep13/contracts-authority-requests/locales';
import { formatDateTime } from '@rep13/ui';
import type { Language } from '../../language/language.ts';
import { languageIn, needsTranslation } from './declared-languages.ts';
import type { OrderStep } from './order-steps.ts';
import {
  isOrder,
  shownFor,
  type ContentValues,
  type OrderValues,
  type SenderValues,
  type TargetValues,
  type TermsValues,
} from './order-values.ts';
import { chosenFor } from './useTargetLookUp.ts';

type Row = readonly [term: string, detail: string];

/** What is read over before it is sent: an empty detail is one that was left out. */
export function reviewRows(values: OrderValues, language: Language): Partial<Record<OrderStep, Row[]>> {
  const { kind } = values.target;
  return {
    target: targetRows(values.target, language.texts),
    sender: senderRows(values.sender, language.texts),
    order: contentRows(values.order, kind, language),
    terms: termsRows(values.terms, kind, language),
  };
}

function targetRows({ target, kind, foreignKind }: TargetValues, { form, names }: PageTexts): Row[] {
  const { label, kind: kindLabel, kinds, foreign } = form.target;
  return [
    [label, targetOf(target)],
    [kindLabel, kind === '' ? '' : kinds[kind]],
    ...(kind === 'general' && foreignKind ? [[foreign, names.foreignOrders[foreignKind].name] as const] : []),
  ];
}

const senderRows = (sender: SenderValues, { form: { sender: labels }, names }: PageTexts): Row[] => [
  [labels.authorityName, sender.authorityName],
  [labels.memberState, names.state(sender.memberState)],
  [labels.authorityType, sender.authorityType && names.authorityTypes[sender.authorityType]],
  [labels.officerName, sender.officerName],
  [labels.officerGrade, sender.officerGrade],
  [labels.email, sender.email],
  [labels.phone, sender.phone],
  [labels.ownReference, sender.ownReference],
  [labels.fileNumber, sender.fileNumber],
];

function contentRows(order: ContentValues, kind: OrderKind | '', { texts, controls }: Language): Row[] {
  const { issuedAt, reasonsWithheld, review } = texts.form;
  return [
    [issuedAt.label, order.issuedAt && formatDateTime(order.issuedAt, controls.locale)],
    ...shownFor(kind).order.map((name): Row => [labelOf(texts, name, kind), order[name].trim()]),
    ...(mayWithholdReasons(kind) && order.reasonsWithheld ? [[reasonsWithheld, review.yes] as const] : []),
  ];
}

function termsRows(terms: TermsValues, kind: OrderKind | '', { texts, controls }: Language): Row[] {
  const { translation, deadline, doNotInform, review } = texts.form;
  const yesOrNo = (isSo: boolean) => (isSo ? review.yes : review.no);
  const visible = { ...terms, language: languageIn(texts, terms.language) };
  return [
    ...shownFor(kind).terms.map((name): Row => [labelOf(texts, name, kind), visible[name].trim()]),
    ...(needsTranslation(kind, terms.language)
      ? [[translation.label, yesOrNo(terms.translationEnclosed)] as const]
      : []),
    [deadline.label, terms.deadlineAt && formatDateTime(terms.deadlineAt, controls.locale)],
    [doNotInform.label, yesOrNo(terms.doNotInform)],
    ...(isOrder(kind) ? orderRows(terms, { texts, controls }) : []),
  ];
}

/** What is asked beside the elements of an order. */
function orderRows(terms: TermsValues, { texts, controls }: Pick<Language, 'texts' | 'controls'>): Row[] {
  const { challenge, userNotice } = texts.form;
  const from = terms.userNoticeFrom && formatDateTime(terms.userNoticeFrom, controls.locale);
  return [
    [challenge.court, terms.challengeCourt],
    [challenge.deadline, terms.challengeDeadline],
    [userNotice.label, terms.userNotice && userNoticeIn(texts, terms.userNotice, from)],
  ];
}

/** The answer in words. @param from the time that the authority named, as it is shown there */
export const userNoticeIn = ({ names }: PageTexts, notice: UserNotice, from: string | null): string =>
  notice === 'later' && from ? names.userNoticeFrom(from) : names.userNotices[notice];

/** With the company that the register named, which a number alone does not say. */
function targetOf(target: string): string {
  const { companyName } = chosenFor(target) ?? {};
  return companyName ? `${companyName}, ${target}` : target;
}

function labelOf({ form }: PageTexts, name: OrderElementName, kind: OrderKind | ''): string {
  const { elements, general } = form;
  const isGeneral = kind === 'general' || kind === '';
  return isGeneral && name in general ? general[name as keyof typeof general].label : elements[name].label;
}
