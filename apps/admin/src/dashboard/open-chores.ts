import type { AdminTotalsView } from '@rep13/contracts-admin';
import { exactNumber } from './exact-number.ts';

interface Chore {
  text: string;
  path: string;
}

interface Waiting {
  readonly approvals: number;
  readonly held: number;
  /** To the address for authorities, each of which may be an order. */
  readonly mails: number;
  readonly billingTasks: number;
}

/** What waits for somebody besides the orders, each with the place where it is dealt with. */
export const chores = (
  { emails, deadLetters, recordLetters }: AdminTotalsView,
  { approvals, held, mails, billingTasks }: Waiting,
): Chore[] => [
  ...counted(mails, ['mail to decide about', 'mails to decide about'], '/admin/mail'),
  ...counted(approvals, ['approval', 'approvals'], '/admin/approvals'),
  ...counted(emails?.failed, ['failed email', 'failed emails'], '/admin/emails?status=failed'),
  ...counted(billingTasks, ['billing task', 'billing tasks'], '/admin/billing-tasks'),
  ...counted(held, ['held request', 'held requests'], '/admin/held-requests'),
  ...counted(
    recordLetters,
    ['letter about our own details to send', 'letters about our own details to send'],
    '/admin/representative',
  ),
  ...counted(deadLetters, ['failed event', 'failed events'], '/admin/dead-letters'),
];

const counted = (
  count: number | null | undefined,
  [one, more]: readonly [string, string],
  path: string,
): Chore[] => (count ? [{ text: `${exactNumber(count)} ${count === 1 ? one : more}`, path }] : []);

/** Where no chore is known. */
export const noChoresLabel = ({ emails, deadLetters }: AdminTotalsView): string =>
  emails === null || deadLetters === null
    ? 'Failed emails and events are not known now.'
    : 'Nothing else needs attention.';
