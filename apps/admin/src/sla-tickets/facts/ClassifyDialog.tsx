import { URGENCY_LEVELS } from '@rep13/contracts-sla/constants';
import { classify } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import type { ClassifyTicketBody } from '@rep13/contracts-sla';
import { SelectField } from '@rep13/ui';
import { filledIn } from '../moves/move-labels.ts';
import { CATEGORY_CHOICES, KIND_CHOICES, STATE_CHOICES } from '../../order-labels/order-labels.ts';
import { URGENCY } from '../ticket-labels.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';

const URGENCIES = URGENCY_LEVELS.map((level) => [level, URGENCY[level][1]] as const);

/** Empty for what nobody has said yet. */
type ClassifyValues = { [Name in keyof ClassifyTicketBody]-?: ClassifyTicketBody[Name] | '' };

/** Says what kind of order it is. */
export function ClassifyDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  const { orderKind, category, issuingState, urgencyLevel } = ticket;
  const initial: ClassifyValues = {
    orderKind: orderKind ?? '',
    category: category ?? '',
    issuingState: issuingState ?? '',
    urgencyLevel,
  };
  return (
    <TicketDialog
      call={callOf(classify, { params: { id: ticket.id } })}
      name="classify"
      title={`Classify ${ticket.ticketNumber}`}
      lead="The client’s yearly report counts orders by kind of content and Member State. A critical order takes two of us to close."
      verb="Save"
      done="The order is classified"
      initial={initial}
      body={filledIn}
      onClose={onClose}
    >
      <SelectField
        name="orderKind"
        label="Kind of order"
        placeholder="Not said yet"
        options={KIND_CHOICES}
        autoFocus
      />
      <SelectField
        name="category"
        label="Kind of content"
        placeholder="Not said yet"
        options={CATEGORY_CHOICES}
      />
      <SelectField name="issuingState" label="Issued in" placeholder="Not said yet" options={STATE_CHOICES} />
      {urgencyLevel !== 'critical' && <SelectField name="urgencyLevel" label="Urgency" options={URGENCIES} />}
    </TicketDialog>
  );
}
