import type { BillingView, TaxIdCheckBody } from '@rep13/contracts-onboarding';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import type { Call } from '@rep13/contracts-operations';
import { isolated, requiredText, SelectField, TextAreaField, useForm } from '@rep13/ui';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { useChange } from '../session/useChange.ts';

interface TaxIdCheckDialogProps {
  call: Call<TaxIdCheckBody, unknown>;
  companyName: string;
  billing: BillingView;
  onChanged: () => void;
  onClose: () => void;
}

interface Seen {
  known: 'yes' | 'no' | '';
  note: string;
}

const INITIAL: Seen = { known: '', note: '' };
const RULES = {
  known: (known: string) => (known ? undefined : 'Please choose what the register says'),
  note: requiredText(MESSAGES.taxIdCheckNote, LIMITS.billingNoteMax),
};
const KNOWN = [
  ['yes', 'Yes, as the client’s'],
  ['no', 'No, or as somebody else’s'],
] as const;

/** Records that one of us has looked a client's number up. Article 18 of Implementing Regulation (EU) No 282/2011. */
export function TaxIdCheckDialog(props: TaxIdCheckDialogProps) {
  const { call, companyName, billing, onChanged, onClose } = props;
  const form = useForm<Seen>({ name: 'check', initial: INITIAL, rules: RULES });
  const done = `What the register says of ${isolated(companyName)} is recorded`;
  const { change, isSending, problem } = useChange(call, { done, onChanged });
  return (
    <ConfirmForm
      form={form}
      title={`Record a look at the register: ${isolated(companyName)}`}
      lead={`Number: ${isolated(billing.taxId ?? '')}. To be looked up at: ${isolated(billing.businessProof ?? '')}. It stays on file as evidence, and invoices that wait for it are issued.`}
      verb="Record"
      isSending={isSending}
      problem={problem}
      onConfirm={async ({ known, note }) => {
        if (await change({ isValid: known === 'yes', note })) onClose();
      }}
      onClose={onClose}
    >
      <SelectField
        name="known"
        label="Does the register know the number?"
        placeholder="Please choose"
        options={KNOWN}
      />
      <TextAreaField name="note" label="Where you looked, and what you saw" />
    </ConfirmForm>
  );
}
