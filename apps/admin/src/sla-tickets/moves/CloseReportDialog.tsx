import { MESSAGES } from '@rep13/contracts-constants';
import { REPORT_CLOSED_AS, TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { given, requiredText, SelectField, TextAreaField } from '@rep13/ui';
import { aloneBody, ALONE_RULES, TOGETHER, verbOfTwo } from '../../approvals/break-glass.ts';
import { TakesTwo } from '../../approvals/TakesTwo.tsx';
import { CLOSED_AS } from '../../order-labels/order-labels.ts';
import { actionsOf } from '../ticket-labels.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';
import { dialogOf, filledIn } from './move-labels.ts';
import { NoteField } from './NoteField.tsx';

const ENDS = REPORT_CLOSED_AS.map((reason) => [reason, CLOSED_AS[reason]] as const);
const RULES = {
  ...ALONE_RULES,
  closedAs: given('Please choose how it ended'),
  reason: requiredText(MESSAGES.ticketReason),
};

/** Ends a report of Article 18 DSA: nothing was ordered, so it ends for a reason of its own and without an outcome. */
export function CloseReportDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  const { label } = actionsOf(ticket).close;
  const takesTwo = ticket.actionsForTwo.includes('close');
  return (
    <TicketDialog
      {...dialogOf('close', ticket)}
      verb={(values) => (takesTwo ? verbOfTwo(label, values) : label)}
      isDangerous
      initial={{ closedAs: '', reason: '', note: '', ...TOGETHER }}
      rules={RULES}
      body={({ closedAs, reason, note, ...alone }) => ({
        ...filledIn({ reason, closedAs: REPORT_CLOSED_AS.find((one) => one === closedAs), note }),
        ...aloneBody(alone),
      })}
      onClose={onClose}
    >
      {({ isAlone }) => (
        <>
          <SelectField name="closedAs" label="How it ended" placeholder="Please choose" options={ENDS} />
          <TextAreaField name="reason" label="Reason" maxLength={TICKET_LIMITS.reasonMax} />
          {takesTwo && <TakesTwo isAlone={isAlone} />}
          <NoteField />
        </>
      )}
    </TicketDialog>
  );
}
