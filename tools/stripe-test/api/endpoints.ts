import type { Tables } from '../account/state.ts';
import { createSession, listSessions } from './checkout-sessions.ts';
import type { Endpoint } from './endpoint.ts';
import {
  createRefund,
  listBalanceTransactions,
  listDisputes,
  listInvoicePayments,
  listInvoices,
  listRefunds,
  readCharge,
  readInvoice,
} from './payments.ts';
import { createPortal, createConfiguration, listConfigurations, updateConfiguration } from './portal.ts';
import { createPrice, createProduct, listPrices } from './prices.ts';
import { cancelSubscription, updateSubscription } from './subscriptions.ts';
import { createWebhookEndpoint, listWebhookEndpoints, updateWebhookEndpoint } from './webhook-endpoints.ts';

const read =
  (table: keyof Tables, kind: string): Endpoint =>
  ({ account, id }) =>
    account.get(table, kind, id);

/** Method and address; `:id` stands for the name of an object. */
const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'POST /v1/products': createProduct,
  'GET /v1/products/:id': read('products', 'product'),
  'GET /v1/prices': listPrices,
  'POST /v1/prices': createPrice,
  'GET /v1/prices/:id': read('prices', 'price'),
  'GET /v1/customers/:id': read('customers', 'customer'),
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': listSessions,
  'GET /v1/checkout/sessions/:id': read('sessions', 'checkout.session'),
  'GET /v1/subscriptions/:id': read('subscriptions', 'subscription'),
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': cancelSubscription,
  'GET /v1/invoices/:id': readInvoice,
  'GET /v1/invoices': listInvoices,
  'GET /v1/invoice_payments': listInvoicePayments,
  'GET /v1/payment_intents/:id': read('paymentIntents', 'payment_intent'),
  'GET /v1/charges/:id': readCharge,
  'GET /v1/refunds': listRefunds,
  'POST /v1/refunds': createRefund,
  'GET /v1/refunds/:id': read('refunds', 'refund'),
  'GET /v1/disputes': listDisputes,
  'GET /v1/disputes/:id': read('disputes', 'dispute'),
  'POST /v1/billing_portal/sessions': createPortal,
  'GET /v1/billing_portal/configurations': listConfigurations,
  'POST /v1/billing_portal/configurations': createConfiguration,
  'GET /v1/billing_portal/configurations/:id': read('portalConfigurations', 'billing_portal.configuration'),
  'POST /v1/billing_portal/configurations/:id': updateConfiguration,
  'GET /v1/webhook_endpoints': listWebhookEndpoints,
  'POST /v1/webhook_endpoints': createWebhookEndpoint,
  'GET /v1/webhook_endpoints/:id': read('webhookEndpoints', 'webhook_endpoint'),
  'POST /v1/webhook_endpoints/:id': updateWebhookEndpoint,
  'GET /v1/balance_transactions': listBalanceTransactions,
  'GET /v1/events/:id': read('events', 'event'),
};

/** The endpoint of an address and the object that it names. */
export function endpointOf(method: string, path: string): { endpoint: Endpoint; id: string } | undefined {
  const whole = ENDPOINTS[`${method} ${path}`];
  if (whole) return { endpoint: whole, id: '' };
  const [, folder, id] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  const one = ENDPOINTS[`${method} ${folder}/:id`];
  return one && id ? { endpoint: one, id: decodeURIComponent(id) } : undefined;
}
