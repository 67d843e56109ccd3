import { RetentionCarriedOut } from '@rep13/contracts-messaging';

/** The night's deletions among agreements: working copies only. */
export class AgreementsRetentionCarriedOut extends RetentionCarriedOut {
  static readonly type = 'agreements.retention.carried-out.v1';
}
