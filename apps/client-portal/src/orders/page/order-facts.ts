import {
  AUTHORITY_TYPE_NAMES,
  FOREIGN_ORDERS,
  ORDER_ELEMENTS,
  userNoticeText,
  type OrderElementName,
  type OrderKind,
  type OrderTranslation,
} from '@rep13/contracts-authority-requests/constants';
import type { OrderView } from '@rep13/contracts-authority-requests';
import { formatDateTime } from '@rep13/ui';

const KINDS: Record<OrderKind, string> = {
  act: 'An order to act against illegal content',
  information: 'An order to provide information',
  general: 'Another request of an authority',
};

const ARTICLES: Record<OrderKind, string | null> = {
  act: 'Article 9 DSA',
  information: 'Article 10 DSA',
  general: null,
};

/** What an order says of one thing: words, or lines that are shown and lead nowhere. */
export interface OrderFact {
  name: string;
  value: string | readonly string[];
}

/** What kind of order it is, in words. */
export const kindOf = ({ kind, foreignKind }: Pick<OrderView, 'kind' | 'foreignKind'>): string =>
  foreignKind ? FOREIGN_ORDERS[foreignKind].name : [KINDS[kind], ARTICLES[kind]].filter(Boolean).join(', ');

/**
 * What the order says, in the order of the article. What it had to say and does not is named, too; of one that is a text,
 * as of a mail, nobody has said yet that it is not in there.
 */
export function orderFacts(order: OrderView, hasText = false): OrderFact[] {
  const missing: readonly OrderElementName[] = order.missing;
  const element = (name: OrderElementName, label: string): OrderFact => {
    const given = order[name] ?? '';
    return {
      name: label,
      value: given.length > 0 ? given : missing.includes(name) ? notGiven(order.kind, name, hasText) : '',
    };
  };
  const facts: OrderFact[] = [
    { name: 'Kind', value: kindOf(order) },
    ...issueFacts(order),
    element('legalBasis', 'Legal basis'),
    order.reasonsWithheld && !order.reasons
      ? { name: 'Reasons', value: 'Not given: criminal proceedings forbid it, Article 10(2)(a)(iv) DSA.' }
      : element('reasons', 'Reasons'),
    element('urls', 'Addresses'),
    element('identifiers', 'Account names'),
    element('scope', 'Where it applies'),
    element('redress', 'How to object'),
    { name: 'Where to object', value: order.challengeCourt ?? '' },
    { name: 'Until when to object', value: order.challengeDeadline ?? '' },
    element('effectTo', 'Who hears of the effect'),
    element('language', 'Language'),
    { name: 'May you tell the user?', value: noticeOf(order) },
    { name: 'Translation', value: order.translation ? TRANSLATION[order.translation] : '' },
  ];
  return facts.filter(({ value }) => value.length > 0);
}

/** Who issued it, and when. */
const issueFacts = (order: OrderView): OrderFact[] => [
  { name: 'Issued by', value: [order.authorityName, order.memberState].filter(Boolean).join(', ') },
  { name: 'Kind of authority', value: order.authorityType ? AUTHORITY_TYPE_NAMES[order.authorityType] : '' },
  { name: 'Their reference', value: order.ownReference ?? '' },
  { name: 'File number', value: order.fileNumber ?? '' },
  { name: 'Issued', value: order.issuedAt ? formatDateTime(order.issuedAt) : '' },
  { name: 'They want an answer by', value: order.deadlineAt ? formatDateTime(order.deadlineAt) : '' },
];

const noticeOf = ({ userNotice, userNoticeFrom }: OrderView): string =>
  userNotice ? userNoticeText(userNotice, userNoticeFrom && formatDateTime(userNoticeFrom)) : '';

const TRANSLATION: Record<OrderTranslation, string> = {
  enclosed: 'Came with the order, or since.',
  missing: 'The authority has not sent one.',
};

function notGiven(kind: OrderKind, name: OrderElementName, hasText: boolean): string {
  const article = ORDER_ELEMENTS[kind].find((element) => element.name === name)?.article;
  return hasText
    ? `Article ${article} DSA asks for it: look whether the text below says it.`
    : `Not given, though Article ${article} DSA asks for it.`;
}
