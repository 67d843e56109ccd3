import { Command } from '../../messaging/command.ts';
import { ListQuery } from '../../messaging/list-query.ts';

/** One line of the audit log: one event of the catalogue. Spec section 3. */
export interface AuditLogView {
  readonly id: number;
  readonly signupId: number | null;
  readonly eventType: string;
  /** The event's data. */
  readonly eventData: Record<string, unknown>;
  readonly agreementVersion: string;
  /** `completed` once the event is a payment, else null. */
  readonly paymentStatus: string | null;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
  readonly timestamp: string;
}

/** The audit log, newest first. */
export class ListAuditLogs extends ListQuery implements Command<AuditLogView[]> {
  static readonly subject = 'rpc.onboarding.audit-log.list.v1';
  declare readonly replyType?: AuditLogView[];
}
