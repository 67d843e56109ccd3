import type { Sentences } from './sentences.ts';

export const PAYMENTS: Sentences = {
  label: 'Payments',
  of: {
    'onboarding.payment.completed': 'The yearly fee was paid[ with {provider}]',
    'onboarding.refund.made': 'A fee was paid back',
    'onboarding.billing.changed': 'Whom the invoices are for was changed',
    'onboarding.billing-task.opened': 'Something about money has to be settled[: {kind}]',
    'onboarding.billing-task.finished': 'Something about money was settled[: {kind}]',
    'onboarding.invoice.issued': '[Invoice {number}|An invoice] was issued',
    'agreements.invoice-pdf.made': 'The PDF of [invoice {number}|an invoice] was made',
    'onboarding.subscription.renewal-due': 'The client was reminded of the renewal[ in {daysLeft} days]',
    'onboarding.subscription.renewed': 'Another year was paid',
    'onboarding.subscription.overdue': 'The yearly fee is unpaid[, for {days} days]',
    'onboarding.payment-hold.set': 'Signing and provider information are on hold until the fee is paid',
    'onboarding.payment-hold.lifted': 'The fee is paid, and the hold was lifted',
    'onboarding.subscription.cancelled': 'The agreement was cancelled',
    'onboarding.subscription.ended': 'The paid time is over, and no further year is charged',
  },
};
