import type { ServerResponse } from 'node:http';
import { Refusal } from '../account/refusals.ts';
import { openInvoices } from '../billing/charge-invoice.ts';
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
  sendPage(response, payPage(session, button === 'decline'));
}

function answerPortal(
  served: Served,
  id: string,
  button: URLSearchParams | undefined,
  response: ServerResponse,
): void {
  const { account, controls } = served;
  const customer = `${account.get('portals', 'billing_portal.session', id).customer}`;
  let notice: PortalView['notice'];
  if (button?.get('do') === 'save') {
    controls.setCard(customer, button.get('card') === 'declines' ? 'declines' : 'works');
    notice = 'saved';
  } else if (button?.get('do') === 'pay') {
    const ids = subscriptionsOf(served, customer).map((subscription) => subscription.id);
    notice = ids.map((one) => controls.payOwed(one)).every(Boolean) ? 'paid' : 'declined';
  }
  const subscriptions = subscriptionsOf(served, customer);
  sendPage(
    response,
    portalPage({
      portal: account.get('portals', 'billing_portal.session', id),
      subscriptions,
      owed: subscriptions.flatMap((subscription) => openInvoices(account, subscription.id)),
      card: account.state.cards[customer] ?? 'works',
      notice,
    }),
  );
}

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
