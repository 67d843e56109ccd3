import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';
import type { PaidFee, RefundedFee, ReturnedFee } from './paid-fee.ts';

const HOW = {
  queue: 'onboarding-invoices',
  leaseMs: 10 * SECOND_MS,
  backoffMs: RETRY.soon,
  maxAttempts: 100,
  concurrency: 2,
};

export const ISSUE_INVOICE = defineJob<PaidFee>({ ...HOW, name: 'issue-invoice' });

export const ISSUE_CREDIT_NOTE = defineJob<RefundedFee>({ ...HOW, name: 'issue-credit-note' });

export const CANCEL_CREDIT_NOTE = defineJob<ReturnedFee>({ ...HOW, name: 'cancel-credit-note' });
