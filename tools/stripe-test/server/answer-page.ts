import type { ServerResponse } from 'node:http';
import type { PortalFeature, PortalSession } from '../account/objects.ts';
import { Refusal } from '../account/refusals.ts';
import { openInvoices } from '../billing/open-invoices.ts';
import { payPage, successAddress } from '../pages/pay-page.ts';
import { portalPage, type PortalView } from '../pages/portal-page.ts';
import type { Served } from './served.ts';

/** The pages of people: pay, and what Stripe calls the billing portal. */
export function answerPage(
  served: Served,
  method: string,
  pathname: string,
  body: string,
  response: ServerResponse,
): void {
  const [, page, id = ''] = pathname.split('/');
  const button = method === 'POST' ? new URLSearchParams(body) : undefined;
  if (page === 'pay') answerPay(served, id, button?.get('do'), response);
  else if (page === 'portal') answerPortal(served, id, button, response);
  else throw new Refusal(`There is no page ${pathname}`, 404);
}

function answerPay(
  { account, controls }: Served,
  id: string,
  button: string | null | undefined,
  response: ServerResponse,
): void {
  controls.act(() => undefined);
  const session = account.get('sessions', 'checkout.session', id);
  if (button === 'pay' && session.status === 'open') {
    response.writeHead(303, { location: successAddress(controls.pay(id)) }).end();
    return;
  }
  const { debits } = account.state.behaviour;
  if (button === 'debit' && debits && session.status === 'open') {
    response.writeHead(303, { location: successAddress(controls.payByDebit(id)) }).end();
    return;
  }
  sendPage(response, payPage(session, { declined: button === 'decline', debits }));
}

function answerPortal(
  served: Served,
  id: string,
  button: URLSearchParams | undefined,
  response: ServerResponse,
): void {
  const { account, controls } = served;
  const portal = account.get('portals', 'billing_portal.session', id);
  const customer = `${portal.customer}`;
  const featureOf = featuresBy(served, portal);
  const allows: PortalView['allows'] = (feature) => featureOf(feature).enabled;
  let notice: PortalView['notice'];
  if (button?.get('do') === 'save') {
    controls.setCard(customer, button.get('card') === 'declines' ? 'declines' : 'works');
    notice = 'saved';
  } else if (button?.get('do') === 'pay') {
    const ids = subscriptionsOf(served, customer).map((subscription) => subscription.id);
    notice = ids.map((one) => controls.payOwed(one)).every(Boolean) ? 'paid' : 'declined';
  } else if (button?.get('do') === 'cancel' && allows('subscription_cancel')) {
    const atOnce = featureOf('subscription_cancel').mode === 'immediately';
    for (const { id } of runningOf(served, customer))
      if (atOnce) controls.endSubscription(id);
      else controls.cancelAtPeriodEnd(id, true);
  } else if (button?.get('do') === 'renew' && allows('subscription_cancel')) {
    for (const { id } of runningOf(served, customer)) controls.cancelAtPeriodEnd(id, false);
  }
  const subscriptions = subscriptionsOf(served, customer);
  sendPage(
    response,
    portalPage({
      portal,
      subscriptions,
      owed: subscriptions.flatMap((subscription) => openInvoices(account, subscription.id)),
      card: account.state.cards[customer] ?? 'works',
      allows,
      notice,
    }),
  );
}

/** The account's own configuration allows everything. */
function featuresBy({ account }: Served, { configuration }: PortalSession) {
  const id = typeof configuration === 'string' ? configuration : configuration.id;
  const features = account.find('portalConfigurations', id)?.features;
  return (feature: Parameters<PortalView['allows']>[0]): PortalFeature =>
    features?.[feature] ?? { enabled: true };
}

const runningOf = (served: Served, customer: string) =>
  subscriptionsOf(served, customer).filter(({ status }) => status !== 'canceled');

const subscriptionsOf = ({ account }: Served, customer: string) =>
  account.all('subscriptions').filter((subscription) => subscription.customer === customer);

function sendPage(response: ServerResponse, page: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    'cache-control': 'no-store',
  });
  response.end(page);
}
