import { CLOSED_WITHOUT_OUTCOME, TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import { ORDER_OUTCOMES, type OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import { given, requiredText, SelectField, TextAreaField } from '@rep13/ui';
import {
  aloneBody,
  ALONE_RULES,
  TOGETHER,
  verbOfTwo,
  type AloneValues,
} from '../../approvals/break-glass.ts';
import { TakesTwo } from '../../approvals/TakesTwo.tsx';
import { CLOSED_AS, OUTCOME } from '../../order-labels/order-labels.ts';
import { ACTIONS } from '../ticket-labels.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';
import { EFFECT_RULES, EffectFields, effectBody, effectToBegin } from './EffectFields.tsx';
import { dialogOf, filledIn } from './move-labels.ts';
import { NoteField } from './NoteField.tsx';

interface CloseValues extends AloneValues {
  /** An outcome, or why there is none. */
  outcome: string;
  effectAt: string;
  outcomeReason: string;
  reason: string;
  note: string;
}

const ENDS = [
  ...ORDER_OUTCOMES.map((outcome) => [outcome, OUTCOME[outcome]] as const),
  ...CLOSED_WITHOUT_OUTCOME.map((reason) => [reason, CLOSED_AS[reason]] as const),
];
const { label: VERB } = ACTIONS.close;
const RULES = { ...ALONE_RULES, reason: requiredText(MESSAGES.ticketReason) };
const END_RULES = {
  ...RULES,
  ...EFFECT_RULES,
  outcome: given('Please choose what was done, or why nothing was'),
};

const outcomeIn = (end: string): OrderOutcome | undefined => ORDER_OUTCOMES.find((one) => one === end);
const closedAsIn = (end: string) => CLOSED_WITHOUT_OUTCOME.find((one) => one === end);

/** Ends an order, with the reason: what was done is recorded by then, or it is said here why nothing was to be done. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  const isRecorded = ticket.outcome !== null;
  const takesTwo = (end: string) => ticket.actionsForTwo.includes('close') || end === 'refused';
  return (
    <TicketDialog
      {...dialogOf('close', ticket)}
      verb={(values) => (takesTwo(values.outcome) ? verbOfTwo(VERB, values) : VERB)}
      isDangerous
      initial={{ ...beginning(isRecorded ? null : effectToBegin(ticket)), reason: '', note: '', ...TOGETHER }}
      rules={isRecorded ? RULES : END_RULES}
      body={bodyOf}
      onClose={onClose}
    >
      {({ outcome, isAlone }) => (
        <>
          <TextAreaField name="reason" label="Reason" maxLength={TICKET_LIMITS.reasonMax} autoFocus />
          {!isRecorded && (
            <>
              <SelectField
                name="outcome"
                label="What was done about the order"
                hint="Or why nothing was to be done. The authority reads what was done."
                placeholder="Please choose"
                options={ENDS}
              />
              <EffectFields outcome={outcome} ticket={ticket} />
            </>
          )}
          {takesTwo(outcome) && <TakesTwo isAlone={isAlone} />}
          <NoteField />
        </>
      )}
    </TicketDialog>
  );
}

const beginning = (effect: { outcome: string; effectAt: string; outcomeReason: string } | null) =>
  effect ?? { outcome: '', effectAt: '', outcomeReason: '' };

const bodyOf = ({ outcome: end, effectAt, outcomeReason, reason, note, ...alone }: CloseValues) => {
  const outcome = outcomeIn(end);
  const effect = outcome ? effectBody({ outcome, effectAt, outcomeReason }) : { closedAs: closedAsIn(end) };
  return { ...filledIn({ reason, ...effect, note }), ...aloneBody(alone) };
};
