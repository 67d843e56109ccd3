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

type Figure = Pick<FigureText, 'value' | 'note'>;

/** A request and its result. */
interface Asked<T> {
  data?: T | undefined;
  error?: unknown;
}

const AWAITED: Figure = { value: '…', note: '' };
const UNKNOWN: Figure = { value: 'N/A', note: 'Did not answer' };
/** A part of the totals is null while its service does not answer. */
const AWAY: Figure = { value: 'N/A', note: 'The service is away' };

/** The specification's four figures, in its order. */
export const figureTexts = (
  totals: Asked<AdminTotalsView>,
  services: Asked<readonly ServiceStatusView[]>,
): FigureText[] => [
  {
    title: 'Total Checks',
    to: tabPath('checks'),
    ...figureOf(totals, ({ checks }) => checks && checksFigure(checks)),
  },
  {
    title: 'Active Clients',
    to: tabPath('signups'),
    ...figureOf(totals, ({ clients }) => clients && clientsFigure(clients)),
  },
  {
    title: 'SLA Tickets',
    to: tabPath('sla'),
    ...figureOf(totals, ({ tickets }) => tickets && ticketsFigure(tickets)),
  },
  { title: 'System Status', to: '/admin/incidents', ...figureOf(services, systemState) },
];

/** An answer from before is still shown when a later request fails. */
function figureOf<T>({ data, error }: Asked<T>, toFigure: (answer: T) => Figure | null): Figure {
  if (data === undefined) return error ? UNKNOWN : AWAITED;
  return toFigure(data) ?? AWAY;
}

type Part<Name extends keyof AdminTotalsView> = NonNullable<AdminTotalsView[Name]>;

const checksFigure = ({ total, requiringLegalRep }: Part<'checks'>): Figure => ({
  value: exactNumber(total),
  note: `${exactNumber(requiringLegalRep)} need a legal rep`,
});

const clientsFigure = ({ active, total }: Part<'clients'>): Figure => ({
  value: exactNumber(active),
  note: `of ${exactNumber(total)} signups`,
});

const ticketsFigure = ({ total, open, violations }: Part<'tickets'>): Figure => ({
  value: exactNumber(total),
  note: `${exactNumber(open)} open, ${violations === 1 ? '1 violation' : `${exactNumber(violations)} violations`}`,
});

/** The alert of the specification. */
export const violationLabel = (violations: number): string =>
  violations === 1 ? '1 SLA violation detected' : `${exactNumber(violations)} SLA violations detected`;
