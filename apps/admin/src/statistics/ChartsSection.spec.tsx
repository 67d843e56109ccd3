import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { address, axeFaults, fakeApi, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { dashboardOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const DAY_MS = 86_400_000;
/** As many days as asked, the newer half with two a day and the older with one. */
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 20) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    count: index < count / 2 ? 1 : 2,
  }));
const statisticsOf = (count: number) =>
  ok({ checks: daysOf(count), signups: daysOf(count), sources: [], tickets: null });

describe('the charts of the overview', () => {
  it('set each count beside that of the days before', async () => {
    fakeApi({
      ...dashboardOf(),
      'GET /api/admin/statistics?days=90': statisticsOf(90),
      'GET /api/admin/statistics?days=180': statisticsOf(180),
    });
    await open('/admin');
    expect(await screen.findAllByText('180, and 90 in the 90 days before.')).toHaveLength(2);
  });

  it('go back as far as one asks, also by the address', async () => {
    fakeApi({
      ...dashboardOf(),
      'GET /api/admin/statistics?days=30': statisticsOf(30),
      'GET /api/admin/statistics?days=60': statisticsOf(60),
      'GET /api/admin/statistics?days=365': statisticsOf(365),
      'GET /api/admin/statistics?days=730': statisticsOf(730),
    });
    await open('/admin?days=30');
    expect(await screen.findByRole('heading', { name: 'The last 30 days' })).toBeTruthy();
    expect(await screen.findAllByText('60, and 30 in the 30 days before.')).toHaveLength(2);
    await press('365 days');
    expect(address()).toBe('/admin?days=365');
    expect(await screen.findAllByText('730, and 365 in the 365 days before.')).toHaveLength(2);
    expect(await axeFaults()).toEqual([]);
  });
});
