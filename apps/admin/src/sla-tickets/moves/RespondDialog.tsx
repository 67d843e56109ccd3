import { MESSAGES, ORDER_OUTCOMES, type OrderOutcome } from '@rep13/contracts-constants';
import { given, Notice, SelectField, TextField } from '@rep13/ui';
import {
  aloneBody,
  ALONE_RULES,
  TOGETHER,
  verbOfTwo,
  type AloneValues,
} from '../../approvals/break-glass.ts';
import { TakesTwo } from '../../approvals/TakesTwo.tsx';
import { OUTCOME } from '../../order-words/order-words.ts';
import { ACTIONS } from '../ticket-labels.ts';
import { fromField, toField } from '../ticket-times.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';
import { effectOf, filledIn, nowIs, titleOf } from './move-words.ts';
import { NoteField } from './NoteField.tsx';
import { lacksReply } from './lacks-reply.ts';

interface RespondValues extends AloneValues {
  outcome: OrderOutcome | '';
  effectAt: string;
  note: string;
}

const OUTCOMES = ORDER_OUTCOMES.map((outcome) => [outcome, OUTCOME[outcome]] as const);
const { label: VERB } = ACTIONS.respond;

const RULES = {
  ...ALONE_RULES,
  outcome: given(MESSAGES.orderOutcome),
  effectAt: (typed: string, { outcome }: RespondValues) =>
    hasEffect(outcome) && Number.isNaN(Date.parse(typed)) ? 'Please give date and time' : undefined,
};

const hasEffect = (outcome: OrderOutcome | '') => outcome === 'given' || outcome === 'partly';

/** Records what was done about an order: Article 9(1) and 10(1) DSA want the authority told whether and when. */
export function RespondDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  const takesTwo = (outcome: OrderOutcome | '') =>
    outcome === 'refused' || ticket.actionsForTwo.includes('respond');
  return (
    <TicketDialog<RespondValues>
      action="respond"
      title={titleOf('respond', ticket)}
      lead={effectOf('respond', ticket)}
      verb={(values) => (takesTwo(values.outcome) ? verbOfTwo(VERB, values) : VERB)}
      done={nowIs}
      initial={{ outcome: '', effectAt: toField(new Date()), note: '', ...TOGETHER }}
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
          {hasEffect(outcome) && <EffectField />}
          {takesTwo(outcome) && <TakesTwo isAlone={isAlone} />}
          <NoteField />
        </>
      )}
    </TicketDialog>
  );
}

const bodyOf = ({ outcome, effectAt, note, ...alone }: RespondValues) => ({
  ...filledIn({ outcome, effectAt: hasEffect(outcome) ? fromField(effectAt) : '', note }),
  ...aloneBody(alone),
});

const EffectField = () => (
  <TextField
    name="effectAt"
    label="When effect was given"
    hint="In the time of this computer. The authority and the client read it."
    type="datetime-local"
  />
);

const NoReplyYet = () => (
  <Notice tone="waiting">
    Nothing was written to the authority yet. This records the reply; it does not send one.
  </Notice>
);
