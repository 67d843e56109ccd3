import { beforeEach, describe, expect, it } from '@jest/globals';
import { useConsentStore } from '../consent/useConsentStore.ts';
import { trackConversion, trackEmailCapture, trackPageView } from './events.ts';
import { trackPurchase } from './purchase.ts';

const pushed = () => window.dataLayer as { transaction_id?: string }[];
const ids = () => pushed().map(({ transaction_id }) => transaction_id);
const buy = (transactionId: string | null, now?: number) =>
  trackPurchase({ transactionId, value: 300, currency: 'EUR', items: [] }, now);
/** What a click on a link does: a new place in the history. */
const goOn = () => window.history.pushState({}, '');

let order = 0;
const newId = () => `T-${(order += 1)}`;

beforeEach(() => {
  window.dataLayer = [];
  sessionStorage.clear();
  useConsentStore.setState({ choice: null });
  goOn();
});

describe('trackPageView', () => {
  it('reports the path and the campaign, nothing else of the address', () => {
    const search = '?utm_source=search&signupId=7&token=secret&email=ada%40northwind.example';
    trackPageView({ origin: 'https://rep13.test', pathname: '/check', search });
    expect(pushed()).toEqual([
      {
        event: 'page_view',
        page_path: '/check',
        page_location: 'https://rep13.test/check?utm_source=search',
      },
    ]);
  });
});

describe('trackConversion and trackEmailCapture', () => {
  it('push what the tag manager expects', () => {
    trackConversion({ value: 300, currency: 'EUR', transactionId: '734512901' });
    trackEmailCapture();
    expect(pushed()).toEqual([
      { event: 'conversion', value: 300, currency: 'EUR', transaction_id: '734512901' },
      { event: 'email_capture' },
    ]);
  });
});

describe('trackPurchase', () => {
  it('counts a transaction once, also when another one came in between', () => {
    const [first, second] = [newId(), newId()];
    [first, second, first].forEach((id) => {
      goOn();
      buy(id);
    });
    expect(ids()).toEqual([first, second]);
  });

  it('takes the time for an order without an id, once for the same place in the history', () => {
    buy(null, 1_700_000_000_000);
    buy(null, 1_700_000_009_000);
    expect(ids()).toEqual(['1700000000000']);
  });

  it('passes on nothing but a clean id', () => {
    buy("<img src=x>'; T_9-é");
    goOn();
    buy(`${'x'.repeat(80)}`);
    goOn();
    buy('!!!', 1_700_000_100_000);
    expect(ids()).toEqual(['imgsrcxT_9-', 'x'.repeat(64), '1700000100000']);
  });

  it('leaves the place in the history as the router needs it', () => {
    window.history.replaceState({ key: 'k', idx: 3 }, '');
    const id = newId();
    buy(id);
    expect(window.history.state).toEqual({ key: 'k', idx: 3, purchase: id });
  });

  it.each([
    [null, 0],
    ['essential', 0],
    ['declined', 0],
    ['all', 1],
  ] as const)('stores nothing on the choice %s, unless it is everything', (choice, count) => {
    useConsentStore.setState({ choice });
    buy(newId());
    expect(sessionStorage).toHaveLength(count);
  });

  it.each(['T-reloaded', null])('knows a reload by the mark that the page before it left: %s', (id) => {
    window.history.replaceState({ purchase: 'T-reloaded' }, '');
    buy(id);
    expect(pushed()).toEqual([]);
  });

  it('knows what an earlier page of this visit has counted', () => {
    sessionStorage.setItem('rep13.purchases', '["T-before"]');
    buy('T-before');
    expect(pushed()).toEqual([]);
  });
});
