import type { Sentences } from './sentences.ts';

export const PAYMENTS: Sentences = {
  label: 'Payments',
  of: {
    'onboarding.payment.completed': 'The yearly fee was paid[ with {provider}]',
    'onboarding.payment.failed': 'The bank did not carry out a payment',
    'onboarding.refund.made': 'A fee or a part of it was paid back',
    'onboarding.refund.failed': 'A refund came back from the client’s bank',
    'onboarding.books.differ': 'Ledger, invoices and the payment provider did not agree',
    'onboarding.billing.changed': 'Billing details were changed',
    'onboarding.tax-id.checked': 'The company or tax number was looked up',
    'onboarding.billing-task.opened': 'A billing task was opened[: {kind}]',
    'onboarding.billing-task.finished': 'A billing task was finished[: {kind}]',
    'onboarding.provider-trouble.found': 'Something was wrong with the payment provider[: {kind}]',
    'onboarding.invoice.issued': '[Invoice {number}|An invoice] was issued',
    'agreements.invoice-pdf.made': 'The PDF of [invoice {number}|an invoice] was made',
    'onboarding.subscription.renewal-due': 'The client was reminded of the renewal[ in {daysLeft} days]',
    'onboarding.fee-change.announced': 'Another fee was announced to the client',
    'onboarding.subscription.renewed': 'Another year was paid',
    'onboarding.subscription.overdue': 'The yearly fee is unpaid[, for {days} days]',
    'onboarding.payment-hold.set': 'Signing and provider information are on hold until the fee is paid',
    'onboarding.payment-hold.lifted': 'The fee is paid, and the hold was lifted',
    'onboarding.subscription.cancelled': 'The agreement was cancelled',
    'onboarding.subscription.resumed': 'The client took its cancellation back',
    'onboarding.subscription.stopped': 'The payment provider ended the subscription',
    'onboarding.subscription.ended': 'The paid time is over, and no further year is charged',
  },
};
