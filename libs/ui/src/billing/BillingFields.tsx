import { LIMITS } from '@rep13/contracts-constants';
import { FieldPair } from '../form/FieldPair.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { WHOLE_ADDRESS } from '../particulars/particulars.ts';
import { BILLING_LABELS as LABELS, TAX_ID_OPTIONS } from './billing.ts';

/** Whom invoices are for, and what shows that it is a business: without it no invoice can be written. */
export function BillingFields() {
  return (
    <>
      <TextField name="legalName" isPrinted label={LABELS.legalName} autoComplete="organization" />
      <TextAreaField
        name="address"
        isPrinted
        label={LABELS.address}
        maxLength={LIMITS.addressMax}
        rows={3}
        hint={WHOLE_ADDRESS}
        autoComplete="off"
      />
      <FieldPair>
        <SelectField name="taxIdType" label={LABELS.taxIdType} options={TAX_ID_OPTIONS} />
        <TextField name="taxId" label={LABELS.taxId} autoComplete="off" />
      </FieldPair>
      <TextField
        name="businessProof"
        label={LABELS.businessProof}
        hint="The public register and its web address. EU law asks us for it: without it we can't leave VAT off the invoice."
        autoComplete="off"
      />
    </>
  );
}
