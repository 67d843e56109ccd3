import { useState } from 'react';
import { Button } from 'antd';
import { NOT_SPECIFIED_ORDER } from '@rep13/contracts-sla/constants';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { formatDateTime, Section, withVisibleMarks } from '@rep13/ui';
import { Facts } from '../../frame/Facts.tsx';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { categoryLabel, subcategoryLabel } from '../../order-labels/category-labels.ts';
import { ORDER_KIND } from '../../order-labels/order-labels.ts';
import { mayWork } from '../../session/roles.ts';
import { Key } from '../work/Key.tsx';
import { useMayChange, useTicketWork } from '../work/ticket-work.ts';
import { ClassifyDialog } from './ClassifyDialog.tsx';
import { DeadlineDialog } from './DeadlineDialog.tsx';

const NOT_STATED = 'Not said yet';

/** What kind of order it is, and what the client's yearly report counts it by: that is asked also after it was closed. */
export function Classification() {
  const { ticket, me } = useTicketWork();
  const { isAsked, ask, close } = useAsked('i', 'Classify it', mayWork(me.role));
  return (
    <Section title="Classification" action={ask && <Change letter="i" label="Classify" onClick={ask} />}>
      <Facts
        facts={[
          ...kindFact(ticket),
          ['Cited provisions', ticket.citedProvisions.map(withVisibleMarks).join('; ') || NOT_STATED],
          ['Category', categoryLabel(ticket) ?? NOT_STATED],
          ...(ticket.category === NOT_SPECIFIED_ORDER ? [] : [subcategoryFact(ticket)]),
          ['Items of information', ticket.itemCount ?? NOT_STATED],
          ['Issued in', ticket.issuingState ?? NOT_STATED],
        ]}
      />
      {isAsked && <ClassifyDialog onClose={close} />}
    </Section>
  );
}

/** As it was filed, the order itself says it. */
function kindFact({ orderKind, request }: TicketDetailView): (readonly [string, string])[] {
  if (request && request.kind === orderKind) return [];
  return [['Kind', orderKind ? ORDER_KIND[orderKind] : NOT_STATED]];
}

function subcategoryFact(ticket: TicketDetailView): readonly [string, string] {
  const { categoryDescription } = ticket;
  const more = categoryDescription ? `: ${withVisibleMarks(categoryDescription)}` : '';
  return ['Sub-category', `${subcategoryLabel(ticket) ?? NOT_STATED}${more}`];
}

/** By when the authority wants its answer. */
export function Deadline() {
  const { answerDueAt } = useTicketWork().ticket;
  const mayChange = useMayChange();
  const { isAsked, ask, close } = useAsked('u', 'Say until when the authority wants its answer', mayChange);
  return (
    <Section title="Deadline" action={ask && <Change letter="u" label="Set the deadline" onClick={ask} />}>
      {answerDueAt
        ? `The authority wants its answer by ${formatDateTime(answerDueAt)}.`
        : 'The authority has named no time for its answer.'}
      {isAsked && <DeadlineDialog onClose={close} />}
    </Section>
  );
}

/** A dialog behind a button and a key; `ask` is absent for who may not change anything. */
function useAsked(key: string, label: string, mayChange: boolean) {
  const [isAsked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  useShortcuts(mayChange ? [{ key, label, run: ask }] : [], 'one record');
  return { isAsked, ask: mayChange ? ask : undefined, close: () => setAsked(false) };
}

function Change({ letter, label, onClick }: { letter: string; label: string; onClick: () => void }) {
  return (
    <Button size="small" aria-keyshortcuts={letter} onClick={onClick}>
      {label} <Key of={letter} />
    </Button>
  );
}
