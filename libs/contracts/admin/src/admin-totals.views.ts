import type {
  ComplianceCheckTotalsView,
  PaymentDayView,
  PublicationCountsView,
  SignupSourceView,
  SignupTotalsView,
} from '@rep13/contracts-onboarding';
import type { RepresentativeRecordView } from '@rep13/contracts-agreements';
import type { DayCountView } from '@rep13/contracts-messaging';
import type { EmailTotalsView } from '@rep13/contracts-notifications';
import type { TicketStatisticsView, TicketTotalsView } from '@rep13/contracts-sla';

/** `GET /api/admin/totals`: exact numbers for the dashboard's figures. A part is null while its service is away. */
export interface AdminTotalsView {
  readonly checks: ComplianceCheckTotalsView | null;
  readonly clients: SignupTotalsView | null;
  readonly tickets: TicketTotalsView | null;
  readonly emails: EmailTotalsView | null;
  /** Events put aside and not handled since, of all services together. */
  readonly deadLetters: number | null;
  /** Letters to send because the representative's record changed; absent from a gateway of before. */
  readonly recordLetters?: number | null;
}

/** `GET /api/admin/representative`: how far a change of the representative's record is. */
export interface RepresentativeView {
  readonly record: RepresentativeRecordView | null;
  /** Clients who were mailed what has changed; null where nothing has, or while notifications is away. */
  readonly clientsMailed: number | null;
  /** Websites that show the details of now; null where nothing has changed, or while onboarding is away. */
  readonly websites: PublicationCountsView | null;
}

/** `GET /api/admin/statistics`: what the dashboard's charts show. A part is null while its service is away. */
export interface AdminStatisticsView {
  readonly checks: readonly DayCountView[] | null;
  readonly signups: readonly DayCountView[] | null;
  /** Which campaigns brought the signups of `campaignDays`; absent from a gateway of before. */
  readonly sources?: readonly SignupSourceView[] | null;
  /** The fees paid; absent from a gateway of before. */
  readonly payments?: readonly PaymentDayView[] | null;
  /** The agreements signed; absent from a gateway of before. */
  readonly agreements?: readonly DayCountView[] | null;
  readonly tickets: TicketStatisticsView | null;
}
