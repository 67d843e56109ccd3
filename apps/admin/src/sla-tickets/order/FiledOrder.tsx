import type { ReactNode } from 'react';
import { ORDER_ELEMENTS, type OrderElement } from '@rep13/contracts-constants';
import type { AuthorityRequestView } from '@rep13/contracts-sla';
import { formatDateTime, withVisibleMarks } from '@rep13/ui';
import { Facts } from '../../frame/Facts.tsx';
import { ORDER_KIND } from '../../order-words/order-words.ts';
import { ELEMENT } from './element-labels.ts';
import styles from './order.module.css';

/** What an authority filed, field by field, with the article that asks for it. Nothing of it can be followed. */
export function FiledOrder({ request }: { request: AuthorityRequestView }) {
  return (
    <Facts
      facts={[
        ['Kind', ORDER_KIND[request.kind]],
        ['About', <Inert text={request.target} />],
        ['Reference', given(request.ownReference, `${request.reference}, theirs: `) ?? request.reference],
        ...ORDER_ELEMENTS[request.kind].map((element) => elementFact(element, request)),
        ['Officer', <Inert text={request.officerName ?? 'Not named'} />],
        ['Mail address', <Inert text={request.email} />],
        ['Telephone, as the sender gave it', <Inert text={request.phone ?? 'Not given'} />],
        ['Answer asked for by', request.deadlineAt ? formatDateTime(request.deadlineAt) : 'No time named'],
        ['Received', formatDateTime(request.receivedAt)],
      ]}
    />
  );
}

const given = (text: string | null, before: string) => text && <Inert text={before + text} />;

function elementFact(
  { name, article, whereApplicable }: OrderElement,
  request: AuthorityRequestView,
): readonly [string, ReactNode] {
  const value = request[name];
  const lines = (typeof value === 'string' ? [value] : (value ?? [])).filter((line) => line.trim() !== '');
  const label = `${ELEMENT[name]}, Article ${article}`;
  if (lines.length > 0) {
    return [label, lines.map((line, index) => <Inert key={index} text={line} isCode={name === 'urls'} />)];
  }
  return [label, whereApplicable ? 'None' : <strong>Missing</strong>];
}

/** Words of an authority: shown as they are, whatever they look like. An address among them leads nowhere. */
function Inert({ text, isCode = false }: { text: string; isCode?: boolean }) {
  return (
    <div className={isCode ? styles.address : styles.words} dir="auto">
      {withVisibleMarks(text)}
    </div>
  );
}
