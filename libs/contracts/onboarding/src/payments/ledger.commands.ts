import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Command, ListQuery, type Refusals } from '@rep13/contracts-messaging';
import { IsDay } from '@rep13/contracts-validation';

/** Money that moved between a client and us, as the provider told of it. Amounts are in the currency's own unit. */
export interface LedgerItem {
  readonly id: number;
  readonly at: string;
  /** The day of it, where the representative is, such as `2026-11-25`. */
  readonly day: string;
  readonly kind: 'charge' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won';
  readonly signupId: number;
  readonly companyName: string;
  /** What came in is above zero, what went out below. */
  readonly amount: number;
  readonly currency: string;
  readonly provider: string;
  /** The provider's name of the payment, refund or dispute. */
  readonly reference: string;
  /** Its name of the charge that it is about. */
  readonly charge: string | null;
  /** The invoice or credit note of it; null while there is none. */
  readonly document: string | null;
}

/** Which entries of the ledger, newest first. `search`: the provider's reference, the company. */
export class LedgerQuery extends ListQuery {}

/** The ledger, newest first. */
export class ListLedger extends LedgerQuery implements Command<LedgerItem[]> {
  static readonly subject = 'rpc.onboarding.ledger.list.v1';
  declare readonly replyType?: LedgerItem[];
}

/** `GET /api/admin/provider-movements/export`: days where the representative is, both included. */
export class ProviderMovementsQuery {
  @IsDay() readonly from!: string;
  @IsDay() readonly to!: string;
}

/** A movement on our account at the provider: payments, refunds, its fees, and payouts to our bank. */
export interface ProviderMovement {
  /** The provider's own name of it. */
  readonly id: string;
  readonly day: string;
  readonly at: string;
  /** The provider's own word, such as `charge`, `refund`, `stripe_fee`, `payout`. */
  readonly kind: string;
  readonly amount: number;
  /** What the provider keeps of it. */
  readonly fee: number;
  readonly net: number;
  readonly currency: string;
  /** What it is about, such as a charge or a payout. */
  readonly source: string | null;
}

/** A page of movements, newest first, and where the next one begins; null after the last. */
export interface ProviderMovementsPage {
  readonly movements: readonly ProviderMovement[];
  readonly next: string | null;
}

/** What moved on our account at the provider, asked for there. */
export class ListProviderMovements extends ProviderMovementsQuery implements Command<ProviderMovementsPage> {
  static readonly subject = 'rpc.onboarding.payment.list-provider-movements.v1';
  static readonly errors = { 'onboarding.payment-provider-away': 503 } as const satisfies Refusals;
  declare readonly replyType?: ProviderMovementsPage;
  /** `next` of the page before. */
  @IsOptional() @IsString() @MaxLength(255) readonly after?: string;
}
