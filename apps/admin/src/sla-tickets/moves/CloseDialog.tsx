import { CLOSED_AS, MESSAGES, TICKET_LIMITS } from '@rep13/contracts-constants';
import { given, requiredText, SelectField, TextAreaField } from '@rep13/ui';
import { aloneBody, ALONE_RULES, TOGETHER, verbOfTwo } from '../../approvals/break-glass.ts';
import { TakesTwo } from '../../approvals/TakesTwo.tsx';
import { CLOSED_AS as REASONS } from '../../order-words/order-words.ts';
import { ACTIONS } from '../ticket-labels.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';
import { lacksReply } from './lacks-reply.ts';
import { effectOf, filledIn, nowIs, titleOf } from './move-words.ts';
import { NoteField } from './NoteField.tsx';

const WITHOUT_REPLY = CLOSED_AS.map((reason) => [reason, REASONS[reason]] as const);
const { label: VERB } = ACTIONS.close;

const RULES = { ...ALONE_RULES, reason: requiredText(MESSAGES.ticketReason) };
const NO_REPLY_RULES = {
  ...RULES,
  closedAs: given('Please choose why the authority gets no reply'),
};

/** Ends an order, with the reason; without a reply to its authority only for one of four. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  const takesTwo = ticket.actionsForTwo.includes('close');
  const isWithoutReply = lacksReply(ticket);
  return (
    <TicketDialog
      action="close"
      title={titleOf('close', ticket)}
      lead={effectOf('close', ticket)}
      verb={(values) => (takesTwo ? verbOfTwo(VERB, values) : VERB)}
      isDangerous
      done={nowIs}
      initial={{ reason: '', closedAs: '', note: '', ...TOGETHER }}
      rules={isWithoutReply ? NO_REPLY_RULES : RULES}
      body={({ reason, closedAs, note, ...alone }) => ({
        ...filledIn({ reason, closedAs: isWithoutReply ? closedAs : '', note }),
        ...aloneBody(alone),
      })}
      onClose={onClose}
    >
      {({ isAlone }) => (
        <>
          <TextAreaField name="reason" label="Reason" maxLength={TICKET_LIMITS.reasonMax} autoFocus />
          {isWithoutReply && (
            <SelectField
              name="closedAs"
              label="Why the authority gets no reply"
              hint="It filed its order with us, and nothing was written to it."
              placeholder="Please choose"
              options={WITHOUT_REPLY}
            />
          )}
          {takesTwo && <TakesTwo isAlone={isAlone} />}
          <NoteField />
        </>
      )}
    </TicketDialog>
  );
}
