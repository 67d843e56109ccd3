import { AUTHORITY_REQUEST, ORDER_FORM } from '@rep13/content';
import {
  AUTHORITY_TYPE_NAMES,
  FOREIGN_ORDERS,
  ORDER_ELEMENTS,
  userNoticeText,
  type OrderElementName,
  type UserNotice,
} from '@rep13/contracts-authority-requests/constants';
import type { Moment } from '@rep13/contracts-constants';
import type { FiledOrderView } from '@rep13/contracts-authority-requests';
import { buttonStyle, formatDateTime, Section, withVisibleMarks } from '@rep13/ui';
import classes from './order-as-filed.module.css';

const { order: TEXTS, translation: TRANSLATION, kinds } = AUTHORITY_REQUEST;
const {
  sender: SENDER,
  elements,
  issuedAt,
  challenge,
  deadline,
  doNotInform,
  userNotice,
  reasonsWithheld,
} = ORDER_FORM;

type Row = readonly [term: string, lines: readonly (string | null)[]];

/** The order, word for word, for the authority's own file. Its addresses lead nowhere. */
export function OrderAsFiled({ order }: { order: FiledOrderView }) {
  const rows = rowsOf(order).filter(([, lines]) => lines.some((line) => line?.trim()));
  return (
    <Section title={TEXTS.title} lead={TEXTS.lead}>
      <dl className={classes.order}>
        {rows.map(([term, lines]) => (
          <div key={term}>
            <dt>{term}</dt>
            {lines.map((line, index) => (
              <dd key={index} dir="auto">
                {withVisibleMarks(line ?? '')}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <button
        type="button"
        className={`${buttonStyle('secondary')} ${classes.print}`}
        onClick={() => window.print()}
      >
        {TEXTS.print}
      </button>
    </Section>
  );
}

function rowsOf(order: FiledOrderView): Row[] {
  const element = (name: OrderElementName) => elementRow(order, name);
  return [
    [TEXTS.kind, [order.foreignKind ? FOREIGN_ORDERS[order.foreignKind].name : kinds[order.kind]]],
    [TEXTS.target, [order.target]],
    ...senderRows(order),
    element('legalBasis'),
    element('reasons'),
    [reasonsWithheld, [order.reasonsWithheld ? TEXTS.yes : null]],
    element('urls'),
    element('identifiers'),
    element('scope'),
    element('redress'),
    [challenge.court, [order.challengeCourt]],
    [challenge.deadline, [order.challengeDeadline]],
    element('effectTo'),
    element('language'),
    [TRANSLATION.term, [order.translation && TRANSLATION[order.translation]]],
    [deadline.label, [order.deadlineAt && formatDateTime(order.deadlineAt)]],
    [doNotInform.label, [order.doNotInform ? TEXTS.yes : null]],
    [userNotice.label, [order.userNotice && noticeOf(order.userNotice, order.userNoticeFrom)]],
    [TEXTS.received, [formatDateTime(order.receivedAt)]],
  ];
}

const senderRows = (order: FiledOrderView): Row[] => [
  [SENDER.authorityName, [[order.authorityName, order.memberState].filter(Boolean).join(', ')]],
  [SENDER.authorityType, [order.authorityType && AUTHORITY_TYPE_NAMES[order.authorityType]]],
  [SENDER.officerName, [order.officerName]],
  [SENDER.officerGrade, [order.officerGrade]],
  [SENDER.email, [order.email]],
  [SENDER.phone, [order.phone]],
  [SENDER.ownReference, [order.ownReference]],
  [SENDER.fileNumber, [order.fileNumber]],
  [issuedAt.label, [order.issuedAt && formatDateTime(order.issuedAt)]],
];

/** With the article that asks for it of this kind. */
function elementRow(order: FiledOrderView, name: OrderElementName): Row {
  const article = ORDER_ELEMENTS[order.kind].find((element) => element.name === name)?.article;
  const { label } = elements[name];
  const value = order[name];
  const lines = value === null || typeof value === 'string' ? [value] : value;
  return [article ? `${label}, Article ${article}` : label, lines];
}

const noticeOf = (notice: UserNotice, from: Moment | null): string =>
  userNoticeText(notice, from && formatDateTime(from));
