import type { Account } from '../account/account.ts';
import type { Controls } from '../control/controls.ts';
import type { OutgoingWebhooks } from '../webhooks/outgoing-webhooks.ts';

/** What the server serves. */
export interface Served {
  readonly account: Account;
  readonly webhooks: OutgoingWebhooks;
  readonly controls: Controls;
  readonly secretKey: string;
  /** Of calls that are being answered. */
  readonly keysInUse: Set<string>;
  base: string;
}
