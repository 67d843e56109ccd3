/** The border: what tests and the local stack take from here. */
export { startStripeTest, type StripeTest, type StripeTestOptions } from './server/start-stripe-test.ts';
export { signed, type SentWebhook, type Webhook } from './webhooks/outgoing-webhooks.ts';
