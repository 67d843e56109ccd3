import type { ReactNode } from 'react';
import {
  AUTHORITY_TYPE_NAMES,
  FOREIGN_ORDERS,
  isCompulsory,
  ORDER_ELEMENTS,
  userNoticeText,
  type OrderElement,
  type OrderElementName,
  type OrderTranslation,
} from '@rep13/contracts-authority-requests/constants';
import { languageName } from '@rep13/contracts-constants';
import type { AuthorityRequestView } from '@rep13/contracts-sla';
import { formatDateTime, withVisibleMarks } from '@rep13/ui';
import { Facts } from '../frame/Facts.tsx';
import { ORDER_KIND } from '../order-labels/order-labels.ts';
import { ELEMENT, ELEMENT_NAMES } from './element-labels.ts';
import { FoldedLines } from './FoldedLines.tsx';
import styles from './filed-order.module.css';

type Fact = readonly [label: string, value: ReactNode];

/** What an authority filed, field by field, with the article that asks for it. Nothing of it can be followed. */
export function FiledOrder({ request }: { request: AuthorityRequestView }) {
  return (
    <Facts
      facts={[
        ['Kind', ORDER_KIND[request.kind]],
        ...foreignOf(request),
        ['About', <Inert text={request.target} />],
        ['Reference', given(request.ownReference, `${request.reference}, theirs: `) ?? request.reference],
        ...ORDER_ELEMENTS[request.kind].map((element) => elementFact(element, request)),
        ...(request.translation ? [['Translation', TRANSLATION[request.translation]] as const] : []),
        ...beyond(request),
        ...challengeOf(request),
        ...senderOf(request),
        ['Answer asked for by', request.deadlineAt ? formatDateTime(request.deadlineAt) : 'No time named'],
        ['Received', formatDateTime(request.receivedAt)],
      ]}
    />
  );
}

/** Not ours: what it is, and what its sender was told at once. */
const foreignOf = ({ foreignKind }: AuthorityRequestView): Fact[] =>
  foreignKind
    ? [
        ['Not ours', FOREIGN_ORDERS[foreignKind].name],
        ['Its sender was told', FOREIGN_ORDERS[foreignKind].answer],
      ]
    : [];

/** What the order does not state has no line. */
const stated = (facts: readonly (readonly [string, string | null])[]): Fact[] =>
  facts.flatMap(([label, text]) => (text ? [[label, <Inert key={label} text={text} />] as const] : []));

const challengeOf = ({ challengeCourt, challengeDeadline, ...request }: AuthorityRequestView): Fact[] => {
  const { userNotice, userNoticeFrom } = request;
  return stated([
    ['Court of the challenge', challengeCourt],
    ['Challenge until', challengeDeadline],
    [
      'May the user be told?',
      userNotice && userNoticeText(userNotice, userNoticeFrom && formatDateTime(userNoticeFrom)),
    ],
  ]);
};

const senderOf = (request: AuthorityRequestView): Fact[] => [
  ...stated([
    ['Kind of authority', request.authorityType && AUTHORITY_TYPE_NAMES[request.authorityType]],
    ['File number', request.fileNumber],
    ['Issued', request.issuedAt && formatDateTime(request.issuedAt)],
  ]),
  // Chosen by who filed it; of any other order nobody knows.
  ...(request.channel === 'form'
    ? [['Writes with us in', languageName(request.conversationLanguage ?? 'en')] as const]
    : []),
  ['Officer', <Inert key="officer" text={officerOf(request)} />],
  ['Mail address', <Inert key="mail" text={request.email ?? 'None given'} />],
  ['Telephone, as the sender gave it', <Inert key="phone" text={request.phone ?? 'Not given'} />],
];

const officerOf = ({ officerName, officerGrade }: AuthorityRequestView): string =>
  [officerName ?? 'Not named', officerGrade].filter(Boolean).join(', ');

const TRANSLATION: Record<OrderTranslation, ReactNode> = {
  enclosed: 'Of points (a) and (b), with the order or since',
  missing: <strong>Missing</strong>,
};

/** What it says although no article asks for it of this kind. */
function beyond(request: AuthorityRequestView): Fact[] {
  const asked = ORDER_ELEMENTS[request.kind].map(({ name }) => name);
  return ELEMENT_NAMES.filter((name) => !asked.includes(name)).flatMap((name) => {
    const lines = linesOf(request[name]);
    return lines.length > 0 ? [[ELEMENT[name], shown(name, lines)] as const] : [];
  });
}

const linesOf = (value: string | readonly string[] | null): string[] =>
  (typeof value === 'string' ? [value] : (value ?? [])).filter((line) => line.trim() !== '');

function shown(name: OrderElementName, lines: readonly string[]): ReactNode {
  const inert = lines.map((line, index) => <Inert key={index} text={line} isCode={name === 'urls'} />);
  return <FoldedLines key={name} of={ELEMENT[name]} lines={inert} />;
}

const given = (text: string | null, before: string) => text && <Inert text={before + text} />;

function elementFact(element: OrderElement, request: AuthorityRequestView): Fact {
  const { name, article, ofTransmission } = element;
  const lines = linesOf(request[name]);
  const label = `${ELEMENT[name]}, Article ${article}`;
  if (lines.length > 0) return [label, shown(name, lines)];
  if (name === 'reasons' && request.reasonsWithheld)
    return [label, 'Not given: criminal proceedings forbid it'];
  if (request.supplied.some((one) => one.element === name)) return [label, 'Has come since'];
  const lacking = request.channel === 'email' ? 'Not recorded' : 'Missing';
  return [label, isCompulsory(element) ? <strong>{lacking}</strong> : ofTransmission ? 'Not stated' : 'None'];
}

/** Words of an authority: shown as they are, whatever they look like. An address among them leads nowhere. */
function Inert({ text, isCode = false }: { text: string; isCode?: boolean }) {
  return (
    <div className={isCode ? styles.address : styles.words} dir="auto">
      {withVisibleMarks(text)}
    </div>
  );
}
