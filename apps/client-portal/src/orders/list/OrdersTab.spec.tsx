import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axeFaults, fakeApi, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { buttonStyle } from '@rep13/ui';
import { accountOf } from '../../../test/account.ts';
import { buildResponseTimes, buildTicket } from '../../../test/builders.ts';
import { open } from '../../../test/open.ts';

withFakeBrowser();

const PAGE = '/client/dashboard?tab=sla';

describe('the tab of the orders', () => {
  it('leads from each order to its page', async () => {
    fakeApi(accountOf({ tickets: [buildTicket({ id: 7 })] }));
    await open(PAGE);
    const order = screen.getByRole('link', { name: 'Autoriteit Consument & Markt' });
    expect(order.getAttribute('href')).toBe('/client/orders/7');
    expect(await axeFaults()).toEqual([]);
  });

  it.each([
    [PAGE, 2],
    ['/client/dashboard', 0],
  ])('says on %s that no order is open where all are closed', async (page, shown) => {
    const closed = [1, 2].map((id) => buildTicket({ id, status: 'closed' }));
    fakeApi(accountOf({ tickets: closed }));
    await open(page);
    expect(screen.getByText('No order is open.')).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Autoriteit Consument & Markt' })).toHaveLength(shown);
  });

  it('has one button that stands out: not that of the rare threat to a life', async () => {
    fakeApi(accountOf());
    await open(PAGE);
    const loud = within(screen.getByRole('tabpanel'))
      .getAllByRole('button')
      .filter(({ className }) => className === buttonStyle('primary'));
    expect(loud.map(({ textContent }) => textContent)).toEqual(['An authority wrote to us']);
  });

  it('marks in red what was carried out without its user being told', async () => {
    const ticket = buildTicket({ status: 'closed', userUntoldSince: '2026-11-20T10:00:00.000Z' });
    fakeApi(accountOf({ tickets: [ticket] }));
    await open(PAGE);
    expect(screen.getByText('User not told').closest('[data-tone]')?.getAttribute('data-tone')).toBe('bad');
  });

  it('says in passing how fast orders were acknowledged', async () => {
    fakeApi(accountOf({ figures: buildResponseTimes({ received: 2, within24h: 2, p50Hours: 0.5 }) }));
    await open(PAGE);
    expect(screen.getByText(/^Of 2 orders in the last 90 days/)).toBeTruthy();
  });

  it.each([
    ['there are none', accountOf()],
    ['they could not be loaded', { 'GET /api/client/response-times': refusedAs(503, 'gateway.unexpected') }],
  ])('says nothing of it while %s', async (_, answers) => {
    fakeApi({ ...accountOf(), ...answers });
    await open(PAGE);
    expect(screen.queryByText(/in the last 90 days/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
