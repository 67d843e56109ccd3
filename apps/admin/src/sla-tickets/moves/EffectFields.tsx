import { hasEffect, type OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { formatDateTime, Notice, TextAreaField, TextField, withVisibleMarks } from '@rep13/ui';
import { OUTCOME } from '../../order-labels/order-labels.ts';
import { fromField, toField } from '../ticket-times.ts';

/** What was done about an order, as it is typed. */
export interface EffectValues {
  outcome: OrderOutcome | '';
  effectAt: string;
  outcomeReason: string;
}

/** What the client says stands there to begin with; the time of the button never does. */
export const effectToBegin = ({ clientSaid }: TicketDetailView): EffectValues => ({
  outcome: clientSaid?.outcome ?? '',
  effectAt: clientSaid?.effectAt ? toField(new Date(clientSaid.effectAt)) : '',
  outcomeReason: clientSaid?.reason ?? '',
});

export const EFFECT_RULES = {
  effectAt: (typed: string, { outcome }: { outcome: string }) =>
    hasEffect(asOutcome(outcome)) && typed && Number.isNaN(Date.parse(typed))
      ? 'Please give date and time'
      : undefined,
  outcomeReason: (typed: string, { outcome }: { outcome: string }) =>
    wantsReason(outcome) && typed.trim() === '' ? MESSAGES.outcomeReason : undefined,
};

/** As it is sent; fields that are not shown are not. */
export const effectBody = ({ outcome, effectAt, outcomeReason }: EffectValues) => ({
  outcome,
  effectAt: hasEffect(asOutcome(outcome)) && effectAt ? fromField(effectAt) : '',
  outcomeReason: wantsReason(outcome) ? outcomeReason : '',
});

const asOutcome = (outcome: string): OrderOutcome | null =>
  outcome === 'given' || outcome === 'partly' || outcome === 'refused' ? outcome : null;
const wantsReason = (outcome: string) => outcome === 'partly' || outcome === 'refused';

/** When effect was given, and why not more, as far as the outcome asks for it. */
export function EffectFields({ outcome, ticket }: { outcome: string; ticket: TicketDetailView }) {
  return (
    <>
      {ticket.clientSaid && <ClientStatement {...ticket.clientSaid} />}
      {hasEffect(asOutcome(outcome)) && (
        <TextField
          name="effectAt"
          label="When effect was given"
          hint="In the time of this computer, as the client says it. Leave it empty while nobody has said when."
          type="datetime-local"
        />
      )}
      {wantsReason(outcome) && (
        <TextAreaField
          name="outcomeReason"
          label={outcome === 'refused' ? 'Why no effect was given' : 'Why only to a part of it'}
          hint="The authority and the client read it."
          maxLength={TICKET_LIMITS.outcomeReasonMax}
        />
      )}
    </>
  );
}

function ClientStatement({ outcome, effectAt, reason }: NonNullable<TicketDetailView['clientSaid']>) {
  return (
    <Notice tone="info">
      The client says: {OUTCOME[outcome]}
      <span>{effectAt ? `, on ${formatDateTime(effectAt)}.` : '.'}</span>
      {reason && <span>{` ${withVisibleMarks(reason)}`}</span>}
    </Notice>
  );
}
