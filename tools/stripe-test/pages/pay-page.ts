import type { CheckoutSession } from '../account/objects.ts';
import { escaped, html, money } from './page.ts';

/** Where the visitor goes from a session that was paid. */
export const successAddress = ({ id, success_url }: CheckoutSession): string =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

interface Shown {
  /** The card that was tried a moment ago did not work. */
  readonly declined: boolean;
  /** A bank debit is taken too. */
  readonly debits: boolean;
}

export function payPage(session: CheckoutSession, { declined, debits }: Shown): string {
  if (session.status === 'complete')
    return closedPage(
      session.payment_status === 'paid' ? 'This is paid already' : 'The bank is asked',
      successAddress(session),
    );
  if (session.status === 'expired') return closedPage('This page has expired', session.cancel_url ?? '');
  const amount = money(session.amount_total ?? 0, session.currency ?? 'eur');
  const error = declined
    ? '<p class="bad" role="alert">The card was declined. Nothing was paid; you can try again.</p>'
    : '';
  return html({
    title: 'Pay for one year',
    body: `${error}
<p class="amount">${amount}</p>
<dl>
<dt>Renewal</dt><dd>each year, until it is cancelled</dd>
<dt>Receipt to</dt><dd>${escaped(session.customer_email ?? 'nobody')}</dd>
</dl>
<form method="post">
<button class="first" name="do" value="pay">Pay ${amount}</button>
${debits ? '<button name="do" value="debit">Pay by bank debit, which takes some days</button>' : ''}
<button name="do" value="decline">Pay with a card that is declined</button>
<a class="button" href="${escaped(session.cancel_url ?? '')}">Close without paying</a>
</form>`,
  });
}

const closedPage = (title: string, address: string): string =>
  html({ title, body: `<p><a class="button" href="${escaped(address)}">Back to the shop</a></p>` });
