/** The provider that moves no money: for trying things out. As it stands on payments and subscriptions. */
export const DEMO_PROVIDER = 'demo';

/**
 * Where a subscription stands. `past_due`: a renewal was not paid; `ending`: cancelled and running to its last day;
 * `ended`: no further charge is possible.
 */
export const SUBSCRIPTION_STATES = ['active', 'past_due', 'ending', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** How many days before the renewal the client is reminded of it. */
export const RENEWAL_REMINDER_DAYS = [45, 14] as const;
export type RenewalReminderDays = (typeof RENEWAL_REMINDER_DAYS)[number];

/** How many days after the charge first failed the client is told of the debt. */
export const DEBT_MAIL_DAYS = [0, 7, 14, 30] as const;
export type DebtMailDays = (typeof DEBT_MAIL_DAYS)[number];

/** After so many days of debt nothing can be signed and no provider information saved until it is paid. */
export const PAYMENT_HOLD_DAYS = 30;

/** After so many days of debt staff decides what becomes of it: by the agreement it is a material breach. */
export const DEBT_TASK_DAYS = 60;

/** Within so many days after paying it a client may have the first year's fee back; terms, "Refunds". */
export const REFUND_DAYS = 30;

/** The notice with which either side may end the agreement; clause "Termination". */
export const NOTICE_DAYS = 30;

/** How long before its year begins a higher fee has to be announced; clause "Term". */
export const FEE_NOTICE_DAYS = 60;

/** Who ended the agreement with a subscription: `refund` is the client who asks for the first fee back. */
export const CANCELLED_BY = ['client', 'refund', 'staff'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/**
 * How VAT stands on an invoice. `outside-scope`: a business established outside the EU, so that the place of supply is
 * there (Article 44 of Directive 2006/112/EC; proof by Article 18(3) of Regulation (EU) No 282/2011). `reverse-charge`: a
 * business in another Member State owes the VAT itself (Article 196). `standard`: VAT is charged, at the rate that the
 * invoice names; only where staff has decided so. `unknown`: no written rule decides it, and no invoice is issued until
 * staff has settled it.
 */
export const VAT_TREATMENTS = ['outside-scope', 'reverse-charge', 'standard', 'unknown'] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

/** What staff may write on an invoice. */
export const DECIDED_VAT_TREATMENTS = ['outside-scope', 'reverse-charge', 'standard'] as const;
export type DecidedVatTreatment = (typeof DECIDED_VAT_TREATMENTS)[number];

/** The highest rate of VAT there is in the Union is that of Hungary; percent. */
export const VAT_PERCENT_MAX = 27;

/**
 * What shows that a client is a business. `none`: nothing. `declared`: a number that nobody has looked up. `vies`: the
 * Commission's register knows it. `staff`: one of us has looked it up. `refuted`: where it was looked up it is not known.
 */
export const TAX_EVIDENCE = ['none', 'declared', 'vies', 'staff', 'refuted'] as const;
export type TaxEvidence = (typeof TAX_EVIDENCE)[number];

/** What kind of number proves that the client is a business. */
export const TAX_ID_TYPES = ['company-number', 'tax-number', 'vat-number'] as const;
export type TaxIdType = (typeof TAX_ID_TYPES)[number];

/** `R13-2026-00001`, counted without a gap within each year; credit notes are counted with the invoices. */
export const INVOICE_NUMBER = /^R13-\d{4}-\d{5,}$/;

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** What staff has to settle by hand about money. */
export const ANNOUNCED_TASK_KINDS = [
  /** No rule says how VAT stands on the invoice of a payment. */
  'vat-unclear',
  /** Another amount or currency than ours was paid: it is not taken for the fee. */
  'other-amount',
  /** A client paid for a second subscription: it was cancelled and refunded. */
  'second-subscription',
  /** The provider tells of a payment that belongs to no client of ours. */
  'unknown-payment',
  /** A renewal is unpaid for 60 days. */
  'debt',
  /** The client's bank takes a payment back. */
  'dispute',
  /** The provider refuses to refund. */
  'refund-failed',
] as const;
export type AnnouncedTaskKind = (typeof ANNOUNCED_TASK_KINDS)[number];

/** What is wrong between the provider and us, and concerns no client alone. */
export const PROVIDER_TROUBLES = [
  /** What was paid is found only by asking: no webhook tells of it. */
  'webhooks-missing',
  /** The account at the provider is not set as it has to be. */
  'provider-settings',
] as const;
export type ProviderTrouble = (typeof PROVIDER_TROUBLES)[number];

export const BILLING_TASK_KINDS = [
  ...ANNOUNCED_TASK_KINDS,
  ...PROVIDER_TROUBLES,
  /** Ledger, invoices and the provider do not agree about a client. It has an event of its own. */
  'books-differ',
  /** The provider charges a client no more, and nobody here has asked for that. It has an event of its own. */
  'ended-at-provider',
] as const;
export type BillingTaskKind = (typeof BILLING_TASK_KINDS)[number];
