import { RetentionCarriedOut } from '@rep13/contracts-messaging';

/** The night's deletions among email logs and contact messages. */
export class NotificationsRetentionCarriedOut extends RetentionCarriedOut {
  static readonly type = 'notifications.retention.carried-out.v1';
}
