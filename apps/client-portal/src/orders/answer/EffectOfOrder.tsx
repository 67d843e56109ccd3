import { hasEffect, type OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import type { ClientMessageBody } from '@rep13/contracts-sla';
import { SelectField, TextAreaField, TextField } from '@rep13/ui';
import { serverNow } from '@rep13/web-kit/clock';
import type { AnswerValues } from '../../answer-draft/answer-draft.ts';

const CHOICES: readonly (readonly [OrderOutcome | '', string])[] = [
  ['', 'Nothing to say about that yet'],
  ['given', 'We have carried it out'],
  ['partly', 'We have carried out a part of it'],
  ['refused', 'We do not carry it out'],
];

const isLess = (outcome: AnswerValues['outcome']) => outcome === 'partly' || outcome === 'refused';

export const EFFECT_RULES = {
  effectAt: (typed: string, { outcome }: AnswerValues) => {
    if (!hasEffect(outcome || null)) return undefined;
    const at = Date.parse(typed);
    if (Number.isNaN(at)) return 'Please give date and time';
    return at > serverNow() ? MESSAGES.effectAtFuture : undefined;
  },
  outcomeReason: (typed: string, { outcome }: AnswerValues) =>
    isLess(outcome) && typed.trim() === '' ? MESSAGES.outcomeReason : undefined,
};

/** As it is sent: nothing where nothing is said. */
export const effectBody = ({
  outcome,
  effectAt,
  outcomeReason,
}: AnswerValues): Pick<ClientMessageBody, 'outcome' | 'effectAt' | 'outcomeReason'> => ({
  ...(outcome && { outcome }),
  ...(hasEffect(outcome || null) && effectAt && { effectAt: new Date(effectAt).toISOString() }),
  ...(isLess(outcome) && { outcomeReason }),
});

/** What was done about the order, and when: the authority is to be told of it, Article 9(1) and 10(1) DSA. */
export function EffectOfOrder({ outcome }: Pick<AnswerValues, 'outcome'>) {
  return (
    <>
      <SelectField
        name="outcome"
        label="What you did about the order"
        isOptional
        hint="We have to tell the authority whether and when the order was carried out."
        options={CHOICES}
      />
      {hasEffect(outcome || null) && (
        <TextField
          name="effectAt"
          label="When you did it"
          hint="In the time of this computer. The authority has to be told when."
          type="datetime-local"
        />
      )}
      {isLess(outcome) && (
        <TextAreaField
          name="outcomeReason"
          label={outcome === 'refused' ? 'Why you do not' : 'Why only a part of it'}
          rows={3}
          maxLength={TICKET_LIMITS.outcomeReasonMax}
        />
      )}
    </>
  );
}
