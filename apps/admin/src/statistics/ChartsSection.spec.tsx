import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DAY_MS } from '@rep13/contracts-constants';
import { address, choose, axeFaults, fakeApi, ok, withFakeBrowser } from '@rep13/testing-browser';
import { dashboardOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

/** As many days as asked, the newer half with two a day and the older with one. */
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 20) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    count: index < count / 2 ? 1 : 2,
  }));
const statisticsOf = (count: number) =>
  ok({
    checks: daysOf(count),
    signups: daysOf(count),
    sources: [],
    payments: daysOf(count).map((day) => ({ ...day, amountCents: day.count * 30_000, demoCount: 1 })),
    agreements: null,
    tickets: null,
  });

describe('the charts', () => {
  it('set each count beside that of the days before', async () => {
    fakeApi({
      ...dashboardOf(),
      'GET /api/admin/statistics?days=180&campaignDays=90': statisticsOf(180),
    });
    await open('/admin/statistics');
    expect(await screen.findAllByText(/^180 in 90 days \(previous 90 days: 90\)\. Peak: /)).toHaveLength(2);
  });

  it('say how well the promise of 24 hours was kept, and lead to more of it', async () => {
    jest.setSystemTime(new Date('2026-11-20T09:14:00Z'));
    const all = {
      group: '',
      received: 201,
      acknowledged: 200,
      within24h: 199,
      missed: 1,
      p50Hours: 1.5,
      p90Hours: 7,
      p95Hours: 12.25,
      maxHours: 30,
    };
    fakeApi({
      ...dashboardOf(),
      'GET /api/admin/statistics?days=180&campaignDays=90': ok({
        checks: [],
        signups: [],
        sources: [],
        tickets: { days: [], responses: [] },
      }),
      'GET /api/admin/response-times?from=2026-08-22': ok({
        from: '2026-08-22T00:00:00.000Z',
        to: '2026-11-20T09:14:00.000Z',
        all,
        byAuthority: [],
        byState: [],
        byClient: [],
      }),
    });
    await open('/admin/statistics');
    const valueOf = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
    expect(await valueOf('Within 24 hours')).toBe('99%');
    expect(await valueOf('Median')).toBe('1 h 30 min');
    expect(await valueOf('90th percentile')).toBe('7 h');
    expect(await valueOf('95th percentile')).toBe('12 h 15 min');
    const more = screen.getByRole('link', { name: 'All response times' });
    expect(more.getAttribute('href')).toBe('/admin/response-times');
  });

  it('go back as far as one asks, also by the address', async () => {
    fakeApi({
      ...dashboardOf(),
      'GET /api/admin/statistics?days=60&campaignDays=30': statisticsOf(60),
      'GET /api/admin/statistics?days=730&campaignDays=365': statisticsOf(730),
    });
    await open('/admin/statistics?days=30');
    expect(await screen.findByRole('heading', { name: 'The last 30 days' })).toBeTruthy();
    expect(await screen.findAllByText(/^60 in 30 days \(previous 30 days: 30\)\. Peak: /)).toHaveLength(2);
    const funnel = within(screen.getByRole('region', { name: 'From check to signature' }));
    const cellsOf = (row: string) =>
      within(funnel.getByRole('row', { name: new RegExp(`^${row}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cellsOf('Checks')).toEqual(['60', '30']);
    expect(cellsOf('Paid')).toEqual(['60 (100%)', '30 (100%)']);
    expect(cellsOf('Signed')).toEqual(['Not known', 'Not known']);
    expect(cellsOf('Fees paid')).toEqual(['EUR 18,000', 'EUR 9,000']);
    expect(cellsOf('Of which demo payments')).toEqual(['30 of 60', '30 of 30']);
    await choose('365 days');
    expect(address()).toBe('/admin/statistics?days=365');
    expect(await screen.findAllByText(/^730 in 365 days \(previous 365 days: 365\)\. Peak: /)).toHaveLength(
      2,
    );
    expect(await axeFaults()).toEqual([]);
  });
});
