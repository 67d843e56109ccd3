import { EU_MEMBER_STATES, ORDER_CATEGORIES, ORDER_KINDS, URGENCY_LEVELS } from '@rep13/contracts-constants';
import { SelectField } from '@rep13/ui';
import { filledIn } from '../moves/move-words.ts';
import { ORDER_CATEGORY, ORDER_KIND } from '../../order-words/order-words.ts';
import { URGENCY } from '../ticket-labels.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';

const KINDS = ORDER_KINDS.map((kind) => [kind, ORDER_KIND[kind]] as const);
const CATEGORIES = ORDER_CATEGORIES.map((category) => [category, ORDER_CATEGORY[category]] as const);
const STATES = [...EU_MEMBER_STATES, 'European Union'].map((state) => [state, state] as const);
const URGENCIES = URGENCY_LEVELS.map((level) => [level, URGENCY[level][1]] as const);

/** Says what kind of order it is. */
export function ClassifyDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  const { orderKind, category, issuingState, urgencyLevel } = ticket;
  return (
    <TicketDialog
      action="classify"
      title={`Classify ${ticket.ticketNumber}`}
      lead="The client’s yearly report counts orders by kind of content and Member State. A critical order takes two of us to close."
      verb="Save"
      done="The order is classified"
      initial={{
        orderKind: orderKind ?? '',
        category: category ?? '',
        issuingState: issuingState ?? '',
        urgencyLevel,
      }}
      body={filledIn}
      onClose={onClose}
    >
      <SelectField
        name="orderKind"
        label="Kind of order"
        placeholder="Not said yet"
        options={KINDS}
        autoFocus
      />
      <SelectField name="category" label="Kind of content" placeholder="Not said yet" options={CATEGORIES} />
      <SelectField name="issuingState" label="Issued in" placeholder="Not said yet" options={STATES} />
      <SelectField name="urgencyLevel" label="Urgency" options={URGENCIES} />
    </TicketDialog>
  );
}
