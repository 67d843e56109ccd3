import type { EndMandateBody, MandateDetailView } from '@rep13/contracts-agreements';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { RUN_OFF_DAYS } from '@rep13/contracts-agreements/constants';
import { end } from '@rep13/contracts-api-admin/mandates';
import { callOf } from '@rep13/contracts-operations';
import { isolated, requiredText, TextAreaField, TextField, useForm } from '@rep13/ui';
import { aloneBody, ALONE_RULES, TOGETHER, verbOfTwo, type AloneValues } from '../approvals/break-glass.ts';
import { TakesTwo } from '../approvals/TakesTwo.tsx';
import { useStepForTwo } from '../approvals/useStepForTwo.ts';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';

interface EndMandateDialogProps {
  registerNumber: string;
  mandate: MandateDetailView;
  companyName: string;
  onChanged: () => void;
  onClose: () => void;
}

type EndValues = Pick<EndMandateBody, 'endsAt' | 'reason'> & AloneValues;

const RULES = {
  ...ALONE_RULES,
  endsAt: requiredText(MESSAGES.mandateEndsAt),
  reason: requiredText(MESSAGES.mandateEndReason),
};

/** Asks for the last day of a mandate, or for another one while notice runs. It takes two. */
export function EndMandateDialog(props: EndMandateDialogProps) {
  const { registerNumber, mandate, companyName, onChanged, onClose } = props;
  const name = isolated(companyName);
  const { verb, title } = mandate.state === 'ending' ? CORRECT : END;
  const form = useForm<EndValues>({
    name: 'end-mandate',
    initial: { endsAt: '', reason: mandate.endReason ?? '', ...TOGETHER },
    rules: RULES,
  });
  const { take, isSending, problem } = useStepForTwo(callOf(end, { params: { registerNumber } }), {
    done: `The end of the mandate of ${name} is recorded`,
    onChanged,
    onRefused: form.refuse,
  });
  return (
    <ConfirmForm
      form={form}
      title={`${title} ${name}`}
      lead={`The mandate continues to the end of the day you choose. For ${RUN_OFF_DAYS} days after it we still take orders about its time. The reason stays with staff. An end that has come cannot be undone.`}
      verb={verbOfTwo(verb, form.values)}
      isDangerous
      isSending={isSending}
      problem={problem}
      onConfirm={async ({ endsAt, reason, ...alone }) => {
        if (await take({ endsAt, reason, ...aloneBody(alone) })) onClose();
      }}
      onClose={onClose}
    >
      <EndFields />
      <TakesTwo isAlone={form.values.isAlone} />
    </ConfirmForm>
  );
}

const END = { verb: 'End the mandate', title: 'End the mandate of' };
const CORRECT = { verb: 'Correct the end', title: 'Correct the end for' };

const EndFields = () => (
  <>
    <TextField
      name="endsAt"
      label="Last day"
      type="date"
      hint="By the agreement either side gives 30 days’ notice; a refund ends it on the day it is asked for."
    />
    <TextAreaField name="reason" label="Reason" maxLength={LIMITS.mandateEndReasonMax} />
  </>
);
