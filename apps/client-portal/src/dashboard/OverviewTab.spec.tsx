import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeApi, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { accountOf } from '../../test/account.ts';
import {
  buildLetter,
  buildMandate,
  buildProfile,
  buildSubscription,
  buildTicket,
} from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const partOf = (heading: string) => within(screen.getByRole('region', { name: heading }));

describe('the overview', () => {
  it('says in one line since when the mandate is in force, when it renews, and who stands for it', async () => {
    const nextCharge = { at: '2027-11-19T10:00:00.000Z', amountCents: 30_000, currency: 'EUR' };
    fakeApi(accountOf({ subscription: buildSubscription({ nextCharge }) }));
    await open('/client/dashboard');
    const facts = [...screen.getByLabelText('Your mandate', { selector: 'dl' }).children].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent),
    );
    expect(facts).toEqual([
      ['In force since', '20 November 2026'],
      // As it is paid: the mandate came into force a day later.
      ['Renews on', '19 November 2027'],
      ['Representative', LEGAL_ENTITY.name],
      ['Coordinator', LEGAL_ENTITY.coordinator],
      ['Register number', 'R13-K7M2QXAB'],
    ]);
  });

  it('promises no renewal of what is not charged again', async () => {
    fakeApi(accountOf({ subscription: buildSubscription({ nextCharge: null }) }));
    await open('/client/dashboard');
    expect(screen.getByText('Paid until').nextElementSibling?.textContent).toBe('20 November 2027');
    expect(screen.queryByText('Renews on')).toBeNull();
  });

  it('does not say of a mandate that could not be loaded that it is in force', async () => {
    fakeApi({ ...accountOf(), 'GET /api/client/mandate': refusedAs(503, 'gateway.service-unavailable') });
    await open('/client/dashboard');
    const head = within(screen.getByLabelText('Your mandate', { selector: 'dl' }));
    expect(head.getByText('Mandate').nextElementSibling?.textContent).toBe('Could not be loaded');
    expect(head.queryByText('In force since')).toBeNull();
  });

  it('promises no renewal of a mandate that is not in force', async () => {
    const mandate = buildMandate({ state: 'awaiting', beganAt: null });
    fakeApi(accountOf({ agreement: null, mandate }));
    await open('/client/dashboard?tab=company');
    expect(screen.getByText('Not in force yet')).toBeTruthy();
    expect(screen.queryByText('Renews on')).toBeNull();
  });

  it.each([
    ['ending', ['Ends on', '31 December 2026']],
    ['run_off', ['Orders about that time', 'Accepted until 31 March 2027']],
    ['ended', ['Orders about that time', 'No longer accepted']],
  ] as const)('says what the end means while the mandate is %s', async (state, fact) => {
    const times = { endsAt: '2026-12-31T22:59:59.999Z', runOffUntil: '2027-03-31T21:59:59.999Z' };
    fakeApi(accountOf({ mandate: buildMandate({ state, ...times }) }));
    await open('/client/dashboard');
    expect(screen.getByText(fact[0]).nextElementSibling?.textContent).toBe(fact[1]);
  });

  it('shows the open orders in a line each, first what waits for the client, and how many more there are', async () => {
    const closed = buildTicket({ id: 4, status: 'closed' });
    const latest = buildTicket({ id: 3, ticketNumber: 'SLA-2026-00003', status: 'acknowledged' });
    const asked = { status: 'forwarded', clientDueAt: '2026-11-25T09:00:00.000Z' } as const;
    const waiting = buildTicket({ id: 2, ticketNumber: 'SLA-2026-00002', ...asked });
    const later = [5, 6, 7].map((id) => buildTicket({ id, status: 'acknowledged' }));
    fakeApi(accountOf({ tickets: [closed, latest, waiting, ...later] }));
    await open('/client/dashboard');
    const order = partOf('Orders from authorities');
    expect(order.getByText('SLA-2026-00002')).toBeTruthy();
    const pages = order.getAllByRole('link', { name: 'Autoriteit Consument & Markt' });
    expect(pages.map((page) => page.getAttribute('href'))).toEqual(
      [2, 3, 5, 6].map((id) => `/client/orders/${id}`),
    );
    expect(order.getAllByRole('listitem')).toHaveLength(4);
    expect(order.getByText('One more order is open.')).toBeTruthy();
  });

  it('says that no authority has written, with no row of zeros and no N/A', async () => {
    fakeApi(accountOf({ provider: null, profile: buildProfile({ paidAt: null }), agreement: null }));
    await open('/client/dashboard');
    expect(screen.getByText('No orders yet.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'What happens with an order' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Provider information' })).toBeNull();
    expect(screen.getByRole('tabpanel').textContent).not.toMatch(/N\/A|\b0\b/);
  });

  it('has the agreement with its size and date, the other papers, and the way to what is to be published', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard');
    expect(
      partOf('Documents').getByText('DSA-202611-0001 · PDF, 84 KB · signed 20 November 2026'),
    ).toBeTruthy();
    const papers = partOf('Documents')
      .getAllByRole('link')
      .map((paper) => paper.getAttribute('href'));
    expect(papers).toEqual([
      '/register/R13-K7M2QXAB/certificate.pdf',
      '/api/client/designation/5/letter.pdf',
      '/api/client/transfer-file',
      '/client/billing',
    ]);
    const lines = screen.getByRole('link', { name: 'Copy the lines' });
    expect(lines.getAttribute('href')).toBe('/client/dashboard?tab=agreement#publish');
  });

  it('calls a letter that is not signed a draft', async () => {
    fakeApi(accountOf({ letters: [buildLetter({ state: 'draft', signedAt: null })] }));
    await open('/client/dashboard');
    const letter = partOf('Documents').getByRole('link', { name: /^Letter/ });
    expect(letter.textContent).toBe(' Letter to the coordinator, draft, not signed (PDF)');
  });
});
