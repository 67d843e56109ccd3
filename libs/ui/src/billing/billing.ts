import type { BillingBody, BillingView } from '@rep13/contracts-onboarding';
import { LIMITS, MESSAGES, TAX_ID_TYPES, type TaxIdType } from '@rep13/contracts-constants';
import type { Rules } from '../form/form-state.ts';
import { given, requiredText } from '../form/rules.ts';

export const BILLING_LABELS = {
  legalName: 'Legal name of the company',
  address: 'Address on the invoice',
  taxIdType: 'What shows that it is a business',
  taxId: 'The number',
  businessProof: 'Where the number can be looked up',
} as const satisfies Record<keyof BillingBody, string>;

export const TAX_ID_LABELS: Record<TaxIdType, string> = {
  'company-number': 'Company registration number',
  'tax-number': 'Tax number',
  'vat-number': 'VAT number',
};

/** As the list of a select offers them. */
export const TAX_ID_OPTIONS = TAX_ID_TYPES.map((type) => [type, TAX_ID_LABELS[type]] as const);

/** Billing data as it is typed. */
export type BillingValues = Record<keyof BillingBody, string>;

/** As `BillingBody` of the contracts has them. */
export const BILLING_RULES: Rules<BillingValues> = {
  legalName: requiredText(MESSAGES.billingName, LIMITS.nameMax),
  address: requiredText(MESSAGES.billingAddress, LIMITS.addressMax),
  taxIdType: given(MESSAGES.taxIdType),
  taxId: requiredText(MESSAGES.taxId, LIMITS.taxIdMax),
  businessProof: requiredText(MESSAGES.businessProof, LIMITS.businessProofMax),
};

/** What a form starts with: as registered, or as said before. */
export const typedBilling = (view: BillingView): BillingValues => ({
  legalName: view.legalName,
  address: view.address,
  taxIdType: view.taxIdType ?? 'company-number',
  taxId: view.taxId ?? '',
  businessProof: view.businessProof ?? '',
});

/** The rules leave no other kind of number. */
export const toBillingBody = (values: BillingValues): BillingBody => ({
  ...values,
  taxIdType: values.taxIdType as TaxIdType,
});
