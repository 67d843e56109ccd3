import { IsIn, IsInt, IsISO8601, Matches, Min } from 'class-validator';
import { RETENTION_CLASS_NAMES, type RetentionClassName } from '../constants/retention.ts';
import { ListOf } from '../validation/fields.ts';
import type { EventClass } from './event.ts';

/** How many rows of one class were deleted. */
export class DeletedRows {
  @IsIn(RETENTION_CLASS_NAMES) readonly class!: RetentionClassName;
  @IsInt() @Min(1) readonly rows!: number;
}

/** A service deleted what had had its time: how many rows of which class, nothing of what was in them. */
export abstract class RetentionCarriedOut {
  /** `2026-11-20`, the day of UTC whose night it was. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/) readonly night!: string;
  /** Classes of which nothing was deleted are not named. */
  @ListOf(DeletedRows) readonly deleted!: readonly DeletedRows[];
  @IsISO8601() readonly finishedAt!: string;
}

/** The night's deletions in the gateway's tables: sessions, status. */
export class GatewayRetentionCarriedOut extends RetentionCarriedOut {
  static readonly type = 'gateway.retention.carried-out.v1';
}

/** The night's deletions among checks, registrations, payments and the audit log. */
export class OnboardingRetentionCarriedOut extends RetentionCarriedOut {
  static readonly type = 'onboarding.retention.carried-out.v1';
}

/** The night's deletions among agreements: working copies only, as long as mandates have no end. */
export class AgreementsRetentionCarriedOut extends RetentionCarriedOut {
  static readonly type = 'agreements.retention.carried-out.v1';
}

/** The night's deletions among tickets: working copies only, as long as mandates have no end. */
export class SlaRetentionCarriedOut extends RetentionCarriedOut {
  static readonly type = 'sla.retention.carried-out.v1';
}

/** The night's deletions among email logs and contact messages. */
export class NotificationsRetentionCarriedOut extends RetentionCarriedOut {
  static readonly type = 'notifications.retention.carried-out.v1';
}

/** By service. */
export const RETENTION_CARRIED_OUT = {
  gateway: GatewayRetentionCarriedOut,
  onboarding: OnboardingRetentionCarriedOut,
  agreements: AgreementsRetentionCarriedOut,
  sla: SlaRetentionCarriedOut,
  notifications: NotificationsRetentionCarriedOut,
} as const satisfies Record<string, EventClass<RetentionCarriedOut>>;

/** The event of a service; undefined for one that is not ours, such as a test's. */
export const retentionCarriedOut = (service: string): EventClass<RetentionCarriedOut> | undefined =>
  (RETENTION_CARRIED_OUT as Readonly<Record<string, EventClass<RetentionCarriedOut>>>)[service];
