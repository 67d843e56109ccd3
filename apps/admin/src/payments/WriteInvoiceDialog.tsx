import type { PaymentItem, WriteInvoiceBody } from '@rep13/contracts-onboarding';
import {
  DECIDED_VAT_TREATMENTS,
  LIMITS,
  MESSAGES,
  VAT_PERCENT_MAX,
  type DecidedVatTreatment,
} from '@rep13/contracts-constants';
import { writeInvoice } from '@rep13/contracts-api-admin/payments';
import { callOf } from '@rep13/contracts-operations';
import { isolated, requiredText, SelectField, TextAreaField, TextField, useForm } from '@rep13/ui';
import { aloneBody, ALONE_RULES, TOGETHER, verbOfTwo, type AloneValues } from '../approvals/break-glass.ts';
import { TakesTwo } from '../approvals/TakesTwo.tsx';
import { useStepForTwo } from '../approvals/useStepForTwo.ts';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import { VAT_TREATMENT } from '../money/vat-labels.ts';

interface WriteInvoiceDialogProps {
  payment: PaymentItem;
  onChanged: () => void;
  onClose: () => void;
}

interface Values extends AloneValues {
  vatTreatment: DecidedVatTreatment | '';
  vatPercent: string;
  reason: string;
}

const INITIAL: Values = { vatTreatment: '', vatPercent: '', reason: '', ...TOGETHER };
const TREATMENTS = DECIDED_VAT_TREATMENTS.map((each) => [each, VAT_TREATMENT[each]] as const);
const RULES = {
  ...ALONE_RULES,
  vatTreatment: (given: string) => (given ? undefined : MESSAGES.decidedVat),
  vatPercent: (given: string, { vatTreatment }: Values) =>
    vatTreatment !== 'standard' || percentOf(given) !== null ? undefined : MESSAGES.vatPercent,
  reason: requiredText(MESSAGES.invoiceReason, LIMITS.billingNoteMax),
};

/** Writes the invoice of a payment as we have found out, or corrects the one there is. It takes two. */
export function WriteInvoiceDialog({ payment, onChanged, onClose }: WriteInvoiceDialogProps) {
  const { id, companyName, invoice } = payment;
  const form = useForm<Values>({ name: 'write-invoice', initial: INITIAL, rules: RULES });
  const { take, isSending, problem } = useStepForTwo(callOf(writeInvoice, { params: { id } }), {
    done: `The invoice of ${isolated(companyName)} is written`,
    onChanged,
    onRefused: form.refuse,
  });
  const verb = invoice ? 'Correct the invoice' : 'Write the invoice';
  return (
    <ConfirmForm
      form={form}
      title={`${verb}: ${isolated(companyName)}`}
      lead={leadOf(payment)}
      verb={verbOfTwo(verb, form.values)}
      isSending={isSending}
      problem={problem}
      onConfirm={async (values) => {
        if (await take(bodyOf(values))) onClose();
      }}
      onClose={onClose}
    >
      <SelectField name="vatTreatment" label="VAT" placeholder="Please choose" options={TREATMENTS} />
      {form.values.vatTreatment === 'standard' && (
        <TextField name="vatPercent" label="Rate in percent, such as 21" inputMode="decimal" />
      )}
      <TextAreaField name="reason" label="Reason" maxLength={LIMITS.billingNoteMax} />
      <TakesTwo isAlone={form.values.isAlone} />
    </ConfirmForm>
  );
}

function leadOf({ invoice }: PaymentItem): string {
  const data = 'The billing data of the day on which it is issued is printed on it, so correct that first.';
  return invoice
    ? `Invoice ${invoice} is taken back by a credit note, and a corrected one takes its place. ${data} No money moves.`
    : `The invoice is on hold because its VAT treatment is unclear. ${data}`;
}

function bodyOf({ vatTreatment, vatPercent, reason, ...alone }: Values): WriteInvoiceBody {
  const percent = vatTreatment === 'standard' ? { vatPercent: percentOf(vatPercent) } : {};
  return {
    vatTreatment: vatTreatment as DecidedVatTreatment,
    ...percent,
    reason: reason.trim(),
    ...aloneBody(alone),
  };
}

/** Such as `21` or `5,5`; null for what is no rate. */
function percentOf(given: string): number | null {
  const typed = given.trim().replace(',', '.');
  const percent = Number(typed);
  return /^\d{1,2}(\.\d{1,2})?$/.test(typed) && percent > 0 && percent <= VAT_PERCENT_MAX ? percent : null;
}
