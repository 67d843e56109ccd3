import type { ComplianceCheckTotalsView } from '../onboarding/compliance-checks/compliance-check.view.ts';
import type { SignupSourceView, SignupTotalsView } from '../onboarding/signups/signup.view.ts';
import type { DayCountView } from '../messaging/statistics-query.ts';
import type { EmailTotalsView } from '../notifications/email.views.ts';
import type { TicketStatisticsView, TicketTotalsView } from '../sla/ticket.view.ts';

/** `GET /api/admin/totals`: exact numbers for the desk's cards. A part is null while its service is away. */
export interface AdminTotalsView {
  readonly checks: ComplianceCheckTotalsView | null;
  readonly clients: SignupTotalsView | null;
  readonly tickets: TicketTotalsView | null;
  readonly emails: EmailTotalsView | null;
  /** Events put aside and not handled since, of all services together. */
  readonly deadLetters: number | null;
}

/** `GET /api/admin/statistics`: what the desk's charts show. A part is null while its service is away. */
export interface AdminStatisticsView {
  readonly checks: readonly DayCountView[] | null;
  readonly signups: readonly DayCountView[] | null;
  /** Which campaigns brought the signups; absent from a gateway of before. */
  readonly sources?: readonly SignupSourceView[] | null;
  readonly tickets: TicketStatisticsView | null;
}
