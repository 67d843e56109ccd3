import type { ApprovalView } from '@rep13/contracts-admin';
import type { ApprovalKind } from '@rep13/contracts-constants';
import type { Tone } from '@rep13/ui';
import { PARTICULARS_LABELS } from '@rep13/ui/particulars';

interface KindLabels {
  /** Such as "Close the critical order". */
  title: string;
  /** What will happen once somebody agrees. */
  effect: string;
}

export const APPROVAL_KIND: Record<ApprovalKind, KindLabels> = {
  'close-critical-ticket': {
    title: 'Close a critical order',
    effect: 'The order is closed for good. It cannot be opened again.',
  },
  'refuse-order': {
    title: 'Refuse an order',
    effect: 'It is recorded that no effect was given to the order, and that the authority has its reply.',
  },
  'lift-do-not-inform': {
    title: 'Let the client know of an order',
    effect: 'The client may be told of the order from then on, although the authority had forbidden it.',
  },
  'end-mandate': {
    title: 'End a mandate',
    effect:
      'The mandate ends with the day that is named, and the client is told. An end that has come cannot be undone.',
  },
  'refund-payment': {
    title: 'Refund a fee',
    effect: 'The whole fee goes back to the client. The agreement goes on, unless it is ended too.',
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
  ended: ['neutral', 'Ended, as who asked may no longer ask'],
};

const FIELDS: Record<string, string> = {
  action: 'Step',
  breakGlass: 'Why it could not wait',
  closedAs: 'Without a reply, because',
  effectAt: 'Effect given',
  endsAt: 'Last day',
  note: 'Note for staff',
  outcome: 'What was done about the order',
  paymentId: 'Payment',
  reason: 'Reason',
  status: 'Status',
};

const PARTICULARS: Record<string, string> = PARTICULARS_LABELS;

/** The name of a field of what is to be done, in words. */
export const fieldLabel = (name: string): string => FIELDS[name] ?? PARTICULARS[name] ?? name;
