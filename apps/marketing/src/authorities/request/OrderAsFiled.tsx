import { AUTHORITY_REQUEST, ORDER_FORM } from '@rep13/content';
import { ORDER_ELEMENTS } from '@rep13/contracts-authority-requests/constants';
import type { FiledOrderView } from '@rep13/contracts-authority-requests';
import { buttonStyle, formatDateTime, Section, withVisibleMarks } from '@rep13/ui';
import classes from './order-as-filed.module.css';

const { order: TEXTS, translation: TRANSLATION, kinds } = AUTHORITY_REQUEST;
const { sender: SENDER, elements, deadline, doNotInform, reasonsWithheld } = ORDER_FORM;

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
  const named = ORDER_ELEMENTS[order.kind];
  const articleOf = (name: keyof typeof elements) => named.find((element) => element.name === name)?.article;
  const element = (name: keyof typeof elements): Row => {
    const value = order[name];
    const article = articleOf(name);
    const label = elements[name].label;
    const lines = value === null || typeof value === 'string' ? [value] : value;
    return [article ? `${label}, Article ${article}` : label, lines];
  };
  return [
    [TEXTS.kind, [kinds[order.kind]]],
    [TEXTS.target, [order.target]],
    [SENDER.authorityName, [[order.authorityName, order.memberState].filter(Boolean).join(', ')]],
    [SENDER.officerName, [order.officerName]],
    [SENDER.email, [order.email]],
    [SENDER.phone, [order.phone]],
    [SENDER.ownReference, [order.ownReference]],
    element('legalBasis'),
    element('reasons'),
    [reasonsWithheld, [order.reasonsWithheld ? TEXTS.yes : null]],
    element('urls'),
    element('identifiers'),
    element('scope'),
    element('redress'),
    element('effectTo'),
    element('language'),
    [TRANSLATION.term, [order.translation && TRANSLATION[order.translation]]],
    [deadline.label, [order.deadlineAt && formatDateTime(order.deadlineAt)]],
    [doNotInform.label, [order.doNotInform ? TEXTS.yes : null]],
    [TEXTS.received, [formatDateTime(order.receivedAt)]],
  ];
}
