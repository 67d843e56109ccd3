import type { ApprovalView } from '@rep13/contracts-admin';
import type { ApprovalKind } from '@rep13/contracts-gateway/constants';
import type { Tone } from '@rep13/ui';
import { PARTICULARS_LABELS } from '@rep13/contracts-onboarding/constants';

interface KindLabels {
  /** Such as "Close the critical order". */
  title: string;
  /** What will happen once somebody agrees. */
  effect: string;
}

export const APPROVAL_KIND: Record<ApprovalKind, KindLabels> = {
  'close-critical-ticket': {
    title: 'Close a critical order',
    effect: 'The order is closed. Only its authority can open it again, by writing within 180 days.',
  },
  'refuse-order': {
    title: 'Refuse an order',
    effect:
      'It is recorded that no effect was given to the order, and why. The authority and the client read both.',
  },
  'lift-do-not-inform': {
    title: 'Let the client know of an order',
    effect: 'The client may be told of the order from then on, although the authority had forbidden it.',
  },
  'change-order-client': {
    title: 'Another client is meant',
    effect:
      'The order leaves the client that has it, with everything that was written to and by it. The other client is told when the order is forwarded to it.',
  },
  'end-mandate': {
    title: 'End a mandate',
    effect:
      'The mandate ends on the day below, and the client gets a mail. Once it has ended, this cannot be undone.',
  },
  'refund-payment': {
    title: 'Refund a fee',
    effect: 'The whole fee goes back to the client. The agreement continues, unless it is ended too.',
  },
  'write-invoice': {
    title: 'Write or correct an invoice',
    effect:
      'The invoice of this payment is issued as described, with the billing data of that day. One that there is already is taken back by a credit note first. Both go to the client.',
  },
  'lower-urgency': {
    title: 'Say that an order is not critical',
    effect: 'The order has the urgency that is named. One person alone may close it then.',
  },
  'change-client-address': {
    title: 'Change an email address of a client',
    effect:
      'The legal contact as it is now is told, and can stop the change for 72 hours. After that, and once the new address is confirmed, our mail and links to reset the password go there.',
  },
};

export const APPROVAL_STATE: Record<ApprovalView['state'], readonly [Tone, string]> = {
  open: ['waiting', 'Nobody has agreed yet'],
  granted: ['good', 'Agreed and done'],
  refused: ['neutral', 'Refused'],
  expired: ['neutral', 'Nobody agreed in time'],
  'glass-broken': ['bad', 'Done alone'],
  ended: ['neutral', 'Ended without a decision'],
};

const FIELDS: Record<string, string> = {
  action: 'Step',
  breakGlass: 'Why it could not wait',
  client: 'Client',
  closedAs: 'Closed because',
  effectAt: 'Effect given',
  endsAt: 'Ends',
  note: 'Note for staff',
  outcome: 'What was done about the order',
  outcomeReason: 'Why, for the authority and the client',
  paymentId: 'Payment',
  reason: 'Reason',
  status: 'Status',
  vatPercent: 'Rate of VAT in percent',
  vatTreatment: 'VAT',
  urgencyLevel: 'Urgency',
};

const PARTICULARS: Record<string, string> = PARTICULARS_LABELS;

/** The name of a field of what is to be done, in words. */
export const fieldLabel = (name: string): string => FIELDS[name] ?? PARTICULARS[name] ?? name;
