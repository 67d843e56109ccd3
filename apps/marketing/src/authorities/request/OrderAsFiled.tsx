import { ORDER_ELEMENTS, type OrderElementName } from '@rep13/contracts-authority-requests/constants';
import type { PageTexts } from '@rep13/contracts-authority-requests/locales';
import type { Moment } from '@rep13/contracts-constants';
import type { FiledOrderView } from '@rep13/contracts-authority-requests';
import { buttonStyle, Section, withVisibleMarks } from '@rep13/ui';
import { useDateTime, useTexts } from '../../language/useLanguage.ts';
import { languageIn } from '../form/declared-languages.ts';
import { userNoticeIn } from '../form/review-rows.ts';
import classes from './order-as-filed.module.css';

type Row = readonly [term: string, lines: readonly (string | null)[]];

/** The order, word for word, for the authority's own file. Its addresses lead nowhere. */
export function OrderAsFiled({ order }: { order: FiledOrderView }) {
  const texts = useTexts();
  const { title, lead, print } = texts.request.order;
  const rows = rowsOf(order, texts, useDateTime()).filter(([, lines]) => lines.some((line) => line?.trim()));
  return (
    <Section title={title} lead={lead}>
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
        {print}
      </button>
    </Section>
  );
}

type Written = (moment: Moment) => string;

function rowsOf(order: FiledOrderView, texts: PageTexts, written: Written): Row[] {
  const { order: labels, kinds } = texts.request;
  const { foreignOrders } = texts.names;
  const kind = order.foreignKind ? foreignOrders[order.foreignKind].name : kinds[order.kind];
  return [
    [labels.kind, [kind]],
    [labels.target, [order.target]],
    ...senderRows(order, texts, written),
    ...contentRows(order, texts),
    ...termsRows(order, texts, written),
    [labels.received, [written(order.receivedAt)]],
  ];
}

const senderRows = (order: FiledOrderView, { form, names }: PageTexts, written: Written): Row[] => [
  [form.sender.authorityName, [[order.authorityName, stateOf(order, names)].filter(Boolean).join(', ')]],
  [form.sender.authorityType, [order.authorityType && names.authorityTypes[order.authorityType]]],
  [form.sender.officerName, [order.officerName]],
  [form.sender.officerGrade, [order.officerGrade]],
  [form.sender.email, [order.email]],
  [form.sender.phone, [order.phone]],
  [form.sender.ownReference, [order.ownReference]],
  [form.sender.fileNumber, [order.fileNumber]],
  [form.issuedAt.label, [order.issuedAt && written(order.issuedAt)]],
];

const stateOf = ({ memberState }: FiledOrderView, { state }: PageTexts['names']): string | null =>
  memberState && state(memberState);

function contentRows(order: FiledOrderView, texts: PageTexts): Row[] {
  const { form, request } = texts;
  const element = (name: OrderElementName) => elementRow(order, name, texts);
  return [
    element('legalBasis'),
    element('reasons'),
    [form.reasonsWithheld, [order.reasonsWithheld ? request.order.yes : null]],
    element('urls'),
    element('identifiers'),
    element('scope'),
  ];
}

function termsRows(order: FiledOrderView, texts: PageTexts, written: Written): Row[] {
  const { form, request } = texts;
  const { userNotice, userNoticeFrom: from } = order;
  const notice = userNotice && userNoticeIn(texts, userNotice, from && written(from));
  return [
    elementRow(order, 'redress', texts),
    [form.challenge.court, [order.challengeCourt]],
    [form.challenge.deadline, [order.challengeDeadline]],
    elementRow(order, 'effectTo', texts),
    elementRow(
      { ...order, language: order.language && languageIn(texts, order.language) },
      'language',
      texts,
    ),
    [request.translation.term, [order.translation && request.translation[order.translation]]],
    [form.deadline.label, [order.deadlineAt && written(order.deadlineAt)]],
    [form.doNotInform.label, [order.doNotInform ? request.order.yes : null]],
    [form.userNotice.label, [notice]],
  ];
}

/** With the article that asks for it of this kind. */
function elementRow(order: FiledOrderView, name: OrderElementName, { form }: PageTexts): Row {
  const article = ORDER_ELEMENTS[order.kind].find((element) => element.name === name)?.article;
  const { label } = form.elements[name];
  const value = order[name];
  const lines = value === null || typeof value === 'string' ? [value] : value;
  return [article ? `${label}, ${form.article(article)}` : label, lines];
}
