import type { Moment } from '@rep13/contracts-constants';
import { Command, PageQuery } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import { AuditLogsQuery } from './audit-logs.query.ts';
import type { TimelineEntryView } from './timeline.view.ts';

/** One line of the audit log: one event of the catalogue. */
export interface AuditLogView {
  readonly id: number;
  readonly signupId: number | null;
  /** Of the signup, as it is called now; null where it was erased; absent from an onboarding of before. */
  readonly companyName?: string | null;
  readonly eventType: string;
  /** The event's data. */
  readonly eventData: Record<string, unknown>;
  readonly agreementVersion: string;
  /** `completed` once the event is a payment, else null. */
  readonly paymentStatus: string | null;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
  readonly timestamp: Moment;
  /** How it came about: service, actor, correlation and causation ids. */
  readonly metadata: Record<string, unknown>;
}

/** The audit log, newest first. */
export class ListAuditLogs extends AuditLogsQuery implements Command<AuditLogView[]> {
  static readonly subject = 'rpc.onboarding.audit-log.list.v1';
  declare readonly replyType?: AuditLogView[];
}

/** How many lines of the audit log the filters find, exactly. Which page is asked for does not matter. */
export class CountAuditLogs extends AuditLogsQuery implements Command<number> {
  static readonly subject = 'rpc.onboarding.audit-log.count.v1';
  declare readonly replyType?: number;
}

/** What a client may know of the own account's history, newest first. */
export class ListTimeline extends PageQuery implements Command<TimelineEntryView[]> {
  static readonly subject = 'rpc.onboarding.timeline.list.v1';
  declare readonly replyType?: TimelineEntryView[];
  @SignupId() readonly signupId!: number;
}
