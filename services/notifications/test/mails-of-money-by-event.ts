import { DAY_MS, type LegalDay } from '@rep13/contracts-constants';
import { InvoicePdfMade } from '@rep13/contracts-agreements';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import type { EventClass } from '@rep13/contracts-messaging';
import {
  BillingTaskOpened,
  FeeChangeAnnounced,
  PaymentFailed,
  PaymentHoldLifted,
  RefundFailed,
  RefundMade,
  RenewalDue,
  SubscriptionCancelled,
  SubscriptionOverdue,
  SubscriptionRenewed,
  SubscriptionResumed,
} from '@rep13/contracts-onboarding';
import { formatLegalDay } from '../src/emails/formats.ts';
import { STAFF } from './builders.ts';

const signupId = 512_345_678;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const [at, later] = [inDays(0), inDays(45)];
const price = { amountCents: 30_000, currency: 'EUR' };

/** Of each event about money that brings a mail: as `EVENTS`. */
export const EVENTS_OF_MONEY: [kind: string, EventClass, object, subject: string, to?: string][] = [
  [
    'invoice-issued',
    InvoicePdfMade,
    { signupId, number: 'R13-2026-00001', kind: 'invoice', sha256: '0'.repeat(64), madeAt: at },
    'Your invoice R13-2026-00001',
  ],
  [
    'renewal-due',
    RenewalDue,
    { signupId, daysLeft: 45, renewsAt: later, ...price },
    `Your agreement renews on ${formatLegalDay<LegalDay>(later, SAMPLE_LEGAL_ENTITY)}`,
  ],
  [
    'fee-changed',
    FeeChangeAnnounced,
    { signupId, changeId: 1, serviceYear: 2, startsAt: later, ...price, previousCents: 24_000 },
    `Your yearly fee is EUR 300 from ${formatLegalDay<LegalDay>(later, SAMPLE_LEGAL_ENTITY)} on`,
  ],
  [
    'subscription-renewed',
    SubscriptionRenewed,
    { signupId, paymentId: 2, serviceYear: 2, ...price, paidAt: at, periodEnd: later },
    'Your agreement is renewed: we received EUR 300',
  ],
  [
    'payment-overdue',
    SubscriptionOverdue,
    { signupId, days: 0, overdueSince: at, ...price },
    'We could not charge your yearly fee',
  ],
  ['payment-hold-lifted', PaymentHoldLifted, { signupId, liftedAt: at }, 'Your account is no longer on hold'],
  [
    'subscription-cancelled',
    SubscriptionCancelled,
    { signupId, by: 'client', askedAt: at, endsAt: later, runOffUntil: inDays(135) },
    `Your agreement ends on ${formatLegalDay<LegalDay>(later, SAMPLE_LEGAL_ENTITY)}`,
  ],
  ['payment-failed', PaymentFailed, { signupId, ...price, failedAt: at }, 'Your payment did not go through'],
  [
    'refund-failed',
    RefundFailed,
    { signupId, paymentId: 1, ...price, failedAt: at, reference: 're_1' },
    'Your refund of EUR 300 did not reach you',
  ],
  [
    'subscription-resumed',
    SubscriptionResumed,
    { signupId, resumedAt: at, periodEnd: later },
    'Your cancellation is taken back',
  ],
  [
    'refund-made',
    RefundMade,
    { signupId, paymentId: 1, ...price, madeAt: at },
    'EUR 300 is on its way back to you',
  ],
  [
    'billing-task',
    BillingTaskOpened,
    { taskId: 1, signupId, kind: 'dispute' },
    'Payments: a bank takes a payment back',
    STAFF,
  ],
];
