import type { Row, Tables } from '../evidence.ts';
import { inEveryService } from './rows.ts';

/** An event that a service has announced. */
export interface Announced {
  readonly service: string;
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const announcedIn = (tables: Tables): Announced[] =>
  inEveryService(tables, 'outbox_messages').map(({ service, row }) => ({
    service,
    id: String(row['event_id']),
    type: String(row['type']),
    data: (row['data'] ?? {}) as Row,
  }));

type KeyOf = (data: Row) => string;

/** The mail that each event makes due, by the key under which it is booked. */
export const DUE_MAIL: Readonly<Record<string, KeyOf>> = {
  'onboarding.signup.registered.v1': ({ signupId }) => `signup-confirmation:${String(signupId)}`,
  'onboarding.payment.completed.v1': ({ signupId, paymentId }) =>
    `payment-received:${String(signupId)}:${String(paymentId)}`,
  'agreements.addendum-pdf.made.v1': ({ signupId }) => `addendum-signed:${String(signupId)}`,
  'agreements.agreement.sealed.v1': ({ signupId }) => `agreement-signed:${String(signupId)}`,
  'agreements.agreement.seal-delayed.v1': ({ signupId }) => `agreement-signed:${String(signupId)}`,
  'agreements.certificate.issued.v1': ({ signupId, version }) =>
    `certificate-issued:${String(signupId)}:${String(version)}`,
  'agreements.invoice-pdf.made.v1': ({ signupId, number }) =>
    `invoice-issued:${String(signupId)}:${String(number)}`,
  'onboarding.subscription.renewed.v1': ({ signupId, paymentId }) =>
    `subscription-renewed:${String(signupId)}:${String(paymentId)}`,
  'onboarding.refund.made.v1': ({ signupId, paymentId }) =>
    `refund-made:${String(signupId)}:${String(paymentId)}`,
  'sla.ticket.opened.v1': ({ signupId, ticketId }) => `ticket-opened:${String(signupId)}:${String(ticketId)}`,
  'sla.ticket.warned.v1': ({ signupId, ticketId, percent }) =>
    `ticket-warned:${String(signupId)}:${String(ticketId)}:${String(percent)}`,
  'sla.ticket.breached.v1': ({ signupId, ticketId }) =>
    `ticket-breached:${String(signupId)}:${String(ticketId)}`,
};

/** What each act announces: the row's table, the event, and what both have in common. */
export const ACTS: readonly { table: string; column: string; type: string; named: string }[] = [
  {
    table: 'onboarding.compliance_checks',
    column: 'id',
    type: 'onboarding.compliance-check.completed.v1',
    named: 'complianceCheckId',
  },
  { table: 'onboarding.signups', column: 'id', type: 'onboarding.signup.registered.v1', named: 'signupId' },
  { table: 'onboarding.payments', column: 'id', type: 'onboarding.payment.completed.v1', named: 'paymentId' },
  {
    table: 'agreements.legal_agreements',
    column: 'signup_id',
    type: 'agreements.agreement.signed.v1',
    named: 'signupId',
  },
  {
    table: 'agreements.legal_agreements',
    column: 'signup_id',
    type: 'agreements.agreement.pdf-stored.v1',
    named: 'signupId',
  },
  { table: 'sla.sla_tickets', column: 'id', type: 'sla.ticket.opened.v1', named: 'ticketId' },
];
