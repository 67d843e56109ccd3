import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { axeFaults, fakeApi, ok, press, settle, withFakeBrowser } from '@rep13/testing-browser';
import { dashboardOf } from '../../test/admin.ts';
import { buildTotals } from '../../test/builders.ts';
import { open } from '../../test/open.ts';
import { TABS } from '../frame/tabs.ts';

withFakeBrowser();

describe('FiguresBand', () => {
  it.each(TABS)('shows the four figures and the red alert above the tab %s', async (tab) => {
    fakeApi(dashboardOf());
    await open(`/admin?tab=${tab}`);
    const band = screen.getByRole('region', { name: 'Figures' });
    const figures = within(within(band).getByRole('list')).getAllByRole('link');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      'Total Checks 12,345 7,000 need a legal rep',
      'Active Clients 80 of 100 signups',
      'SLA Tickets 9 3 open, 2 violations',
      'System Status Online ',
    ]);
    expect(figures.map((link) => link.getAttribute('href'))).toEqual([
      '/admin?tab=checks',
      '/admin?tab=signups',
      '/admin?tab=sla',
      '/admin/incidents',
    ]);
    expect(within(band).getByRole('alert').textContent).toContain('2 SLA violations detected');
    expect(within(band).getByText('2 SLA violations detected').dataset['tone']).toBe('bad');
    const panel = screen.getByRole('tabpanel');
    expect(band.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await axeFaults()).toEqual([]);
  });

  it('holds the place of the figures and the alert until they are known, and asks once for all tabs', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const api = fakeApi({
      ...dashboardOf(),
      'GET /api/admin/totals': () => asked.then(() => ok(buildTotals())),
    });
    await open('/admin?tab=checks');
    const band = within(screen.getByRole('region', { name: 'Figures' }));
    expect(band.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      'Total Checks …',
      'Active Clients …',
      'SLA Tickets …',
      'System Status Online',
    ]);
    expect(band.getByText('Counting SLA violations …')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    await settle();
    expect(api.sent('GET', '/api/admin/totals')).toHaveLength(1);
    answer();
    await settle();
    expect(band.getByText('2 SLA violations detected')).toBeTruthy();
  });

  it('says when the figures could not be loaded, and loads them again', async () => {
    let isUp = false;
    fakeApi({
      ...dashboardOf(),
      'GET /api/admin/totals': () => (isUp ? ok(buildTotals()) : ok('down', 503)),
    });
    await open('/admin?tab=audit');
    isUp = true;
    expect(screen.getByText(/The figures could not be loaded/)).toBeTruthy();
    await press('Try again');
    expect(screen.getByText('2 SLA violations detected')).toBeTruthy();
  });

  it('raises none when no promise was missed', async () => {
    const tickets = { total: 9, open: 3, violations: 0 };
    fakeApi({ ...dashboardOf(), 'GET /api/admin/totals': ok(buildTotals({ tickets })) });
    await open('/admin');
    expect(screen.queryByRole('alert', { name: /violation/ })).toBeNull();
    expect(screen.queryByText(/violations? detected/)).toBeNull();
  });
});
