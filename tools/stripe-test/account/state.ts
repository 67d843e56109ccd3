import { AS_CALM_AS_CAN_BE, type Behaviour } from './behaviour.ts';
import type {
  BalanceTransaction,
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Event,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Subscription,
  WebhookEndpoint,
} from './objects.ts';

/** The tables of an account: objects by their ids. */
export interface Tables {
  products: Product;
  prices: Price;
  customers: Customer;
  sessions: CheckoutSession;
  subscriptions: Subscription;
  invoices: Invoice;
  invoicePayments: InvoicePayment;
  paymentIntents: PaymentIntent;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  balanceTransactions: BalanceTransaction;
  portals: PortalSession;
  portalConfigurations: PortalConfiguration;
  webhookEndpoints: WebhookEndpoint;
  events: Event;
}

export type CardState = 'works' | 'declines';

/** A webhook still to be sent. */
export interface Delivery {
  readonly event: string;
  /** By the account's clock. */
  readonly dueAt: number;
  readonly attempts: number;
  /** By the clock on the wall: after an endpoint did not take it. */
  readonly notBefore: number;
}

/** How webhooks are sent: whatever Stripe itself may do to them. */
export interface WebhookSettings {
  twice: boolean;
  lateMs: number;
  order: 'as-made' | 'reversed' | 'shuffled';
  held: boolean;
}

/** An answer that was given under an idempotency key. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: object;
}

/** Everything that the test Stripe knows; plain JSON. */
export interface State {
  tables: { [K in keyof Tables]: Record<string, Tables[K]> };
  /** How far the clock was advanced. */
  offsetMs: number;
  /** What a session sells and to whom the subscription will say it belongs. */
  offers: Record<string, { readonly price: string; readonly metadata: Record<string, string> }>;
  cards: Record<string, CardState>;
  /** So many charges from now on are declined, whatever the card. */
  declines: number;
  answers: Record<string, StoredAnswer>;
  deliveries: Delivery[];
  behaviour: Behaviour;
  webhooks: WebhookSettings;
}

export const emptyState = (): State => ({
  tables: {
    products: {},
    prices: {},
    customers: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    balanceTransactions: {},
    portals: {},
    portalConfigurations: {},
    webhookEndpoints: {},
    events: {},
  },
  offsetMs: 0,
  offers: {},
  cards: {},
  declines: 0,
  answers: {},
  deliveries: [],
  behaviour: { ...AS_CALM_AS_CAN_BE },
  webhooks: { twice: false, lateMs: 0, order: 'as-made', held: false },
});
