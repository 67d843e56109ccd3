import { RetentionCarriedOut } from '@rep13/contracts-messaging';

/** The night's deletions among tickets: working copies only, as long as mandates have no end. */
export class SlaRetentionCarriedOut extends RetentionCarriedOut {
  static readonly type = 'sla.retention.carried-out.v1';
}
