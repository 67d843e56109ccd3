import { RetentionCarriedOut } from '@rep13/contracts-messaging';

/** The night's deletions in the gateway's tables: sessions, status. */
export class GatewayRetentionCarriedOut extends RetentionCarriedOut {
  static readonly type = 'gateway.retention.carried-out.v1';
}
