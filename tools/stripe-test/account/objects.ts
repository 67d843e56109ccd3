import type Stripe from 'stripe';

/** The objects of an account, with those of their fields that a client may look at: by the types of the pinned version. */
export type Product = Pick<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'livemode' | 'metadata' | 'name' | 'description'
>;

export type Price = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'lookup_key'
  | 'metadata'
  | 'product'
  | 'type'
  | 'unit_amount'
> & {
  readonly recurring: {
    readonly interval: 'year';
    readonly interval_count: 1;
    readonly usage_type: 'licensed';
  };
};

export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata' | 'name' | 'currency'
>;

export type CheckoutSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_email'
  | 'expires_at'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_intent'
  | 'payment_method_types'
  | 'payment_status'
  | 'status'
  | 'subscription'
  | 'success_url'
  | 'url'
>;

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  | 'id'
  | 'object'
  | 'created'
  | 'current_period_start'
  | 'current_period_end'
  | 'metadata'
  | 'quantity'
  | 'subscription'
> & { readonly price: Price };

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'ended_at'
  | 'latest_invoice'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'status'
  | 'trial_end'
> & { readonly items: List<SubscriptionItem> };

export type InvoiceLine = Pick<
  Stripe.InvoiceLineItem,
  'id' | 'object' | 'amount' | 'currency' | 'description' | 'livemode' | 'metadata' | 'period' | 'quantity'
> & {
  readonly parent: {
    readonly type: 'subscription_item_details';
    readonly invoice_item_details: null;
    readonly subscription_item_details: { readonly subscription: string; readonly subscription_item: string };
  };
};

export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'auto_advance'
  | 'automatically_finalizes_at'
  | 'billing_reason'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_email'
  | 'livemode'
  | 'metadata'
  | 'next_payment_attempt'
  | 'number'
  | 'period_end'
  | 'period_start'
  | 'status'
  | 'status_transitions'
  | 'subtotal'
  | 'total'
> & {
  readonly lines: List<InvoiceLine>;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly quote_details: null;
    readonly subscription_details: { readonly subscription: string; readonly metadata: Stripe.Metadata };
  };
};

export type InvoicePayment = Pick<
  Stripe.InvoicePayment,
  | 'id'
  | 'object'
  | 'amount_paid'
  | 'amount_requested'
  | 'created'
  | 'currency'
  | 'invoice'
  | 'is_default'
  | 'livemode'
  | 'status'
> & { readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string } };

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'created'
  | 'currency'
  | 'customer'
  | 'latest_charge'
  | 'livemode'
  | 'metadata'
  | 'status'
>;

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'customer'
  | 'disputed'
  | 'failure_code'
  | 'failure_message'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'payment_intent'
  | 'refunded'
  | 'status'
>;

export type Refund = Pick<
  Stripe.Refund,
  | 'id'
  | 'object'
  | 'amount'
  | 'balance_transaction'
  | 'charge'
  | 'created'
  | 'currency'
  | 'failure_balance_transaction'
  | 'failure_reason'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
>;

export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
> & { readonly balance_transactions: BalanceTransaction[] };

/** A movement of the account's money. Fees are left out: `net` is the amount. */
export type BalanceTransaction = Pick<
  Stripe.BalanceTransaction,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'fee' | 'net' | 'reporting_category' | 'type'
> & { readonly source: string };

export type PortalSession = Pick<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'configuration' | 'created' | 'customer' | 'livemode' | 'return_url' | 'url'
>;

/** What the portal can let people do. */
export const PORTAL_FEATURES = [
  'customer_update',
  'invoice_history',
  'payment_method_update',
  'subscription_cancel',
  'subscription_pause',
  'subscription_update',
] as const satisfies readonly (keyof Stripe.BillingPortal.Configuration['features'])[];

export type PortalConfiguration = Pick<
  Stripe.BillingPortal.Configuration,
  | 'id'
  | 'object'
  | 'active'
  | 'business_profile'
  | 'created'
  | 'is_default'
  | 'livemode'
  | 'metadata'
  | 'name'
  | 'updated'
> & { readonly features: Readonly<Record<(typeof PORTAL_FEATURES)[number], PortalFeature>> };

export interface PortalFeature {
  readonly enabled: boolean;
  /** When a subscription that is cancelled on the page ends; of that feature alone. */
  readonly mode?: 'at_period_end' | 'immediately';
}

export type WebhookEndpoint = Pick<
  Stripe.WebhookEndpoint,
  'id' | 'object' | 'created' | 'description' | 'enabled_events' | 'livemode' | 'metadata' | 'status' | 'url'
>;

export interface List<T> {
  readonly object: 'list';
  readonly url: string;
  readonly has_more: boolean;
  readonly data: T[];
}

export const listOf = <T>(url: string, data: T[]): List<T> => ({
  object: 'list',
  url,
  has_more: false,
  data,
});

/** A webhook's body: the object as it was when the event came to be. */
export type Event = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request' | 'type'
> & { readonly data: { readonly object: object } };
