import type { Moment } from '@rep13/contracts-constants';
/** `GET /api/client/timeline`: one thing that happened to the account. */
export interface TimelineEntryView {
  readonly id: number;
  /** One of the few types that concern the client. */
  readonly eventType: string;
  readonly timestamp: Moment;
  /** Of the agreement that was signed. */
  readonly agreementNumber?: string;
  /** Of the order of an authority. */
  readonly ticketNumber?: string;
}
