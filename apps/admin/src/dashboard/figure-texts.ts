import type { AdminTotalsView } from '@rep13/contracts-admin';
import type { ServiceStatusView } from '@rep13/contracts-gateway';
import { tabPath } from '../frame/tabs.ts';
import { systemState } from '../system-status/system-state.ts';
import { exactNumber } from './exact-number.ts';

export interface FigureText {
  title: string;
  value: string;
  /** What the figure is made of. */
  note: string;
  /** Where it is explained. */
  to: string;
}

type Words = Pick<FigureText, 'value' | 'note'>;

/** What was asked for, and what came of it. */
interface Asked<T> {
  data?: T | undefined;
  error?: unknown;
}

const AWAITED: Words = { value: '…', note: '' };
const UNKNOWN: Words = { value: 'N/A', note: 'Did not answer' };
/** A part of the totals is null while its service does not answer. */
const AWAY: Words = { value: 'N/A', note: 'The service is away' };

/** The specification's four figures, in its order. */
export const figureTexts = (
  totals: Asked<AdminTotalsView>,
  services: Asked<readonly ServiceStatusView[]>,
): FigureText[] => [
  {
    title: 'Total Checks',
    to: tabPath('checks'),
    ...wordsOf(totals, ({ checks }) => checks && checkWords(checks)),
  },
  {
    title: 'Active Clients',
    to: tabPath('signups'),
    ...wordsOf(totals, ({ clients }) => clients && clientWords(clients)),
  },
  {
    title: 'SLA Tickets',
    to: tabPath('sla'),
    ...wordsOf(totals, ({ tickets }) => tickets && ticketWords(tickets)),
  },
  { title: 'System Status', to: '/admin/incidents', ...wordsOf(services, systemState) },
];

/** An answer from before is still shown when a later request fails. */
function wordsOf<T>({ data, error }: Asked<T>, words: (answer: T) => Words | null): Words {
  if (data === undefined) return error ? UNKNOWN : AWAITED;
  return words(data) ?? AWAY;
}

type Part<Name extends keyof AdminTotalsView> = NonNullable<AdminTotalsView[Name]>;

const checkWords = ({ total, requiringLegalRep }: Part<'checks'>): Words => ({
  value: exactNumber(total),
  note: `${exactNumber(requiringLegalRep)} need a legal rep`,
});

const clientWords = ({ active, total }: Part<'clients'>): Words => ({
  value: exactNumber(active),
  note: `of ${exactNumber(total)} signups`,
});

const ticketWords = ({ total, open, violations }: Part<'tickets'>): Words => ({
  value: exactNumber(total),
  note: `${exactNumber(open)} open, ${violations === 1 ? '1 violation' : `${exactNumber(violations)} violations`}`,
});

/** The alert of the specification. */
export const violationLabel = (violations: number): string =>
  violations === 1 ? '1 SLA violation detected' : `${exactNumber(violations)} SLA violations detected`;
