import { MESSAGES } from '@rep13/contracts-constants';
import { ORDER_OUTCOMES, type OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import { given, Notice, SelectField } from '@rep13/ui';
import {
  aloneBody,
  ALONE_RULES,
  TOGETHER,
  verbOfTwo,
  type AloneValues,
} from '../../approvals/break-glass.ts';
import { TakesTwo } from '../../approvals/TakesTwo.tsx';
import { OUTCOME } from '../../order-labels/order-labels.ts';
import { ACTIONS } from '../ticket-labels.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';
import { EFFECT_RULES, EffectFields, effectBody, effectToBegin, type EffectValues } from './EffectFields.tsx';
import { dialogOf, filledIn } from './move-labels.ts';
import { NoteField } from './NoteField.tsx';
import { lacksReply } from '../lacks-reply.ts';

interface RespondValues extends AloneValues, EffectValues {
  note: string;
}

const OUTCOMES = ORDER_OUTCOMES.map((outcome) => [outcome, OUTCOME[outcome]] as const);
const { label: VERB } = ACTIONS.respond;

const RULES = { ...ALONE_RULES, ...EFFECT_RULES, outcome: given(MESSAGES.orderOutcome) };

/** Records what was done about an order: Article 9(1) and 10(1) DSA want the authority told whether and when. */
export function RespondDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  const takesTwo = (outcome: OrderOutcome | '') =>
    outcome === 'refused' || ticket.actionsForTwo.includes('respond');
  return (
    <TicketDialog
      {...dialogOf('respond', ticket)}
      verb={(values) => (takesTwo(values.outcome) ? verbOfTwo(VERB, values) : VERB)}
      initial={{ ...effectToBegin(ticket), note: '', ...TOGETHER }}
      rules={RULES}
      body={bodyOf}
      onClose={onClose}
    >
      {({ outcome, isAlone }) => (
        <>
          {lacksReply(ticket) && <NoReplyYet />}
          <SelectField
            name="outcome"
            label="What was done about the order"
            placeholder="Please choose"
            options={OUTCOMES}
            autoFocus
          />
          <EffectFields outcome={outcome} ticket={ticket} />
          {takesTwo(outcome) && <TakesTwo isAlone={isAlone} />}
          <NoteField />
        </>
      )}
    </TicketDialog>
  );
}

const bodyOf = ({ outcome, effectAt, outcomeReason, note, ...alone }: RespondValues) => ({
  ...filledIn({ ...effectBody({ outcome, effectAt, outcomeReason }), note }),
  ...aloneBody(alone),
});

const NoReplyYet = () => (
  <Notice tone="waiting">
    Nothing was written to the authority yet. It reads on its page what you record here; a letter it reads
    only if you write one.
  </Notice>
);
