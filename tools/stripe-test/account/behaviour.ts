/** The version in whose shapes everything is answered. */
export const API_VERSION = '2026-10-28.endive';

/** What Stripe leaves to an account's settings, to banks and to its own load. */
export interface Behaviour {
  /** What becomes of a subscription when the last attempt at its renewal has failed. */
  afterRetries: 'past_due' | 'unpaid' | 'canceled';
  /** The invoice of a renewal is a draft for an hour before it is charged. */
  draftHour: boolean;
  /** Refunds wait for the bank, which takes them some days later unless a test has it refuse. */
  refundsWait: boolean;
  /** The page also takes a bank debit, of which it is known days later whether it succeeds. */
  debits: boolean;
  /** The version that the account's webhooks are set to. */
  webhookVersion: string;
  /** More calls than this in a second are refused. */
  callsPerSecond: number;
  /** How long a call takes: another one with its idempotency key is refused meanwhile. */
  answerAfterMs: number;
}

/** What tests meet that ask for nothing else. */
export const AS_CALM_AS_CAN_BE: Readonly<Behaviour> = {
  afterRetries: 'past_due',
  draftHour: false,
  refundsWait: false,
  debits: false,
  webhookVersion: API_VERSION,
  callsPerSecond: 10_000,
  answerAfterMs: 0,
};
