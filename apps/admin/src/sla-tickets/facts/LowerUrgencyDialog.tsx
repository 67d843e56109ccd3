import { LOWER_URGENCIES, TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import { lowerUrgency } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import type { LowerUrgencyBody } from '@rep13/contracts-sla';
import { requiredText, SelectField, TextAreaField } from '@rep13/ui';
import {
  aloneBody,
  ALONE_RULES,
  TOGETHER,
  verbOfTwo,
  type AloneValues,
} from '../../approvals/break-glass.ts';
import { TakesTwo } from '../../approvals/TakesTwo.tsx';
import { URGENCY } from '../ticket-labels.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';

const URGENCIES = LOWER_URGENCIES.map((level) => [level, URGENCY[level][1]] as const);

type LowerUrgencyValues = Pick<LowerUrgencyBody, 'urgencyLevel' | 'reason'> & AloneValues;

const INITIAL: LowerUrgencyValues = { urgencyLevel: 'normal', reason: '', ...TOGETHER };

/** An order is not critical after all: one press may have made it so, two take it back. */
export function LowerUrgencyDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  return (
    <TicketDialog
      call={callOf(lowerUrgency, { params: { id: ticket.id } })}
      name="lower-urgency"
      title={`${ticket.ticketNumber} is not critical`}
      lead="Closing a critical order needs a second approver, and so does lowering its urgency."
      verb={(values) => verbOfTwo('Lower the urgency', values)}
      done="The order is no longer critical"
      initial={INITIAL}
      rules={{ ...ALONE_RULES, reason: requiredText(MESSAGES.approvalReason) }}
      body={({ urgencyLevel, reason, ...alone }) => ({
        urgencyLevel,
        reason: reason.trim(),
        ...aloneBody(alone),
      })}
      onClose={onClose}
    >
      {({ isAlone }) => (
        <>
          <SelectField name="urgencyLevel" label="Urgency" options={URGENCIES} autoFocus />
          <TextAreaField name="reason" label="Why it is not critical" maxLength={TICKET_LIMITS.wordMax} />
          <TakesTwo isAlone={isAlone} />
        </>
      )}
    </TicketDialog>
  );
}
