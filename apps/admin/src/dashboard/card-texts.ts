import type { AdminTotalsView } from '@rep13/contracts-admin';

export interface CardText {
  title: string;
  value: string;
  /** What the figure is made of. */
  note: string;
}

const NUMBER = new Intl.NumberFormat('en-GB');
const AWAY = { value: 'N/A', note: 'The service is away' };

export const CARD_TITLES = ['Total Checks', 'Active Clients', 'SLA Tickets'] as const;
const [CHECKS, CLIENTS, TICKETS] = CARD_TITLES;

/** The figures over the tabs. A part that is null: its service does not answer. */
export function cardTexts({ checks, clients, tickets }: AdminTotalsView): CardText[] {
  const count = (value: number) => NUMBER.format(value);
  return [
    {
      title: CHECKS,
      ...(checks
        ? {
            value: count(checks.total),
            note: `${count(checks.requiringLegalRep)} need a legal representative`,
          }
        : AWAY),
    },
    {
      title: CLIENTS,
      ...(clients ? { value: count(clients.active), note: `of ${count(clients.total)} signups` } : AWAY),
    },
    {
      title: TICKETS,
      ...(tickets
        ? {
            value: count(tickets.total),
            note: `${count(tickets.open)} open, ${count(tickets.violations)} with an SLA violation`,
          }
        : AWAY),
    },
  ];
}

/** What waits for somebody, with the place where it is dealt with. */
export function chores({ emails, deadLetters }: AdminTotalsView): { text: string; path: string }[] {
  const found = [];
  if (emails && emails.failed > 0) {
    const text = emails.failed === 1 ? '1 email failed' : `${count(emails.failed)} emails failed`;
    found.push({ text, path: '/admin/emails?status=failed' });
  }
  if (deadLetters) {
    const text = deadLetters === 1 ? '1 dead letter' : `${count(deadLetters)} dead letters`;
    found.push({ text, path: '/admin/dead-letters' });
  }
  return found;
}

/** Where no chore is known. */
export const noChoresLabel = ({ emails, deadLetters }: AdminTotalsView): string =>
  emails === null || deadLetters === null
    ? 'Whether emails failed or dead letters wait is not known now.'
    : 'No failed emails, no dead letters.';

const count = (value: number) => NUMBER.format(value);

/** The alert of the specification. */
export const violationLabel = (violations: number): string =>
  violations === 1 ? '1 SLA violation detected' : `${count(violations)} SLA violations detected`;
