import type { Invoice, PortalConfiguration, PortalSession, Subscription } from '../account/objects.ts';
import type { CardState } from '../account/state.ts';
import { day, escaped, html, money } from './page.ts';

/** What the page of a customer shows. */
export interface PortalView {
  readonly portal: PortalSession;
  readonly subscriptions: readonly Subscription[];
  readonly owed: readonly Invoice[];
  readonly card: CardState;
  /** What its configuration lets people do. */
  readonly allows: (feature: keyof PortalConfiguration['features']) => boolean;
  /** What came of the button that was pressed. */
  readonly notice?: 'saved' | 'paid' | 'declined';
}

const NOTICES = {
  saved: '<p role="status">The card is saved.</p>',
  paid: '<p role="status">Paid. Nothing is owed any more.</p>',
  declined: '<p class="bad" role="alert">The card was declined. It is still owed.</p>',
};

export function portalPage(view: PortalView): string {
  const { portal, subscriptions, allows, notice } = view;
  return html({
    title: 'Card and payments',
    body: `${notice ? NOTICES[notice] : ''}
${subscriptions.map(subscriptionText).join('\n')}
${allows('subscription_cancel') ? cancelForm(subscriptions) : ''}
${allows('payment_method_update') ? cardForm(view) : ''}
${allows('invoice_history') ? owedPart(view) : ''}
<p><a href="${escaped(portal.return_url ?? '')}">Back to the shop</a></p>`,
  });
}

const cancelForm = (subscriptions: readonly Subscription[]): string => {
  const isCancelled = subscriptions.some(
    ({ status, cancel_at }) => status !== 'canceled' && cancel_at !== null,
  );
  return `<form method="post">
${isCancelled ? '<button name="do" value="renew">Renew the subscription</button>' : '<button name="do" value="cancel">Cancel the subscription</button>'}
</form>`;
};

const cardForm = ({ card }: PortalView): string => `<h2>Card</h2>
<form method="post">
<fieldset><legend>The test card</legend>
${radio('works', 'It works', card)}
${radio('declines', 'It is declined', card)}
</fieldset>
<button class="first" name="do" value="save">Save the card</button>
</form>`;

const owedPart = ({ owed }: PortalView): string => `<h2>Owed</h2>
${owed.length > 0 ? owedForm(owed) : '<p>Nothing is owed.</p>'}`;

const radio = (value: CardState, label: string, card: CardState): string =>
  `<label><input type="radio" name="card" value="${value}"${card === value ? ' checked' : ''}> ${label}</label>`;

const owedForm = (owed: readonly Invoice[]): string => `<form method="post">
<ul>${owed.map(({ number, amount_due, currency }) => `<li>${escaped(number ?? '')}: ${money(amount_due, currency)}</li>`).join('')}</ul>
<button name="do" value="pay">Pay what is owed</button>
</form>`;

function subscriptionText({ status, items, cancel_at }: Subscription): string {
  const end = items.data[0]?.current_period_end ?? 0;
  return `<dl><dt>Subscription</dt><dd>${escaped(status.replace('_', ' '))}</dd>
<dt>Period until</dt><dd>${day(end)}</dd>
${cancel_at === null ? '' : `<dt>Ends</dt><dd>${day(cancel_at)}</dd>`}</dl>`;
}
