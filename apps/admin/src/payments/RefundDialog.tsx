import type { PaymentItem, RefundPaymentBody } from '@rep13/contracts-onboarding';
import { LIMITS, MESSAGES, REFUND_DAYS } from '@rep13/contracts-constants';
import { refund } from '@rep13/contracts-api-admin/payments';
import { callOf } from '@rep13/contracts-operations';
import { formatPrice, isolated, Notice, requiredText, TextAreaField, useForm } from '@rep13/ui';
import { formatLegalDay, legalDaysSince } from '@rep13/web-kit';
import { serverNow } from '@rep13/web-kit/clock';
import { aloneBody, ALONE_RULES, TOGETHER, verbOfTwo, type AloneValues } from '../approvals/break-glass.ts';
import { TakesTwo } from '../approvals/TakesTwo.tsx';
import { useStepForTwo } from '../approvals/useStepForTwo.ts';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { providerName } from '../money/payment-providers.ts';

interface RefundDialogProps {
  payment: PaymentItem;
  onChanged: () => void;
  onClose: () => void;
}

type RefundValues = Pick<RefundPaymentBody, 'reason'> & AloneValues;

const RULES = { ...ALONE_RULES, reason: requiredText(MESSAGES.refundReason, LIMITS.refundReasonMax) };

/** Parts may have gone back before. */
const leftOf = ({ amountCents, returnedCents = 0 }: PaymentItem): number => amountCents - returnedCents;

/** Gives back what is left of a fee: alone within 30 days after it was paid, later with a second person. */
export function RefundDialog({ payment, onChanged, onClose }: RefundDialogProps) {
  const { id, companyName } = payment;
  const name = isolated(companyName);
  const isForTwo = legalDaysSince(payment.paidAt, new Date(serverNow())) > REFUND_DAYS;
  const form = useForm<RefundValues>({ name: 'refund', initial: { reason: '', ...TOGETHER }, rules: RULES });
  const { take, isSending, problem } = useStepForTwo(callOf(refund, { params: { id } }), {
    done: `${formatPrice(leftOf(payment))} are on their way back to ${name}`,
    onChanged,
    onRefused: form.refuse,
  });
  return (
    <ConfirmForm
      form={form}
      title={`Refund ${name}`}
      lead={leadOf(payment)}
      verb={isForTwo ? verbOfTwo(VERB, form.values) : VERB}
      isDangerous
      isSending={isSending}
      problem={problem}
      onConfirm={async ({ reason, ...alone }) => {
        if (await take({ reason: reason.trim(), ...aloneBody(alone) })) onClose();
      }}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={LIMITS.refundReasonMax} autoFocus />
      {isForTwo ? <TakesTwo isAlone={form.values.isAlone} /> : <Alone />}
    </ConfirmForm>
  );
}

const VERB = 'Refund the fee';

const leadOf = (payment: PaymentItem): string => {
  const { serviceYear, paidAt, provider, returnedCents = 0 } = payment;
  const what =
    returnedCents > 0
      ? `What is left of the fee of year ${serviceYear}`
      : `The whole fee of year ${serviceYear}`;
  return `${what}, ${formatPrice(leftOf(payment))}, paid on ${formatLegalDay(paidAt)}, goes back by ${providerName(provider)}, and a credit note is issued. The agreement continues: end the mandate too if it is to end. The reason stays with staff.`;
};

const Alone = () => (
  <Notice tone="info">
    It was paid within the last {REFUND_DAYS} days: it takes nobody else, and is done at once.
  </Notice>
);
