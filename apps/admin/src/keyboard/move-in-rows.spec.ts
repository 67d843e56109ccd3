import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  address,
  axeFaults,
  fakeApi,
  fill,
  later,
  ok,
  settle,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildTicket, buildTicketDetail } from '../../test/builders.ts';
import { aboutTicket, dashboardOf, TICKETS } from '../../test/admin.ts';
import { open } from '../../test/open.ts';
import { switchShortcuts } from './shortcuts.ts';
import { areSingleKeysOn } from './single-keys.ts';

withFakeBrowser();

const named = (id: number) => buildTicket({ id, ticketNumber: `SLA-2026-0000${id}` });
const answers = {
  ...dashboardOf(),
  [TICKETS]: ok([named(3), named(2), named(1)]),
  'GET /api/admin/sla-tickets?search=ACM&sort=due&limit=51': ok([named(2)]),
  'GET /api/admin/sla-tickets/2': ok(buildTicketDetail({ id: 2, ticketNumber: 'SLA-2026-00002' })),
  ...aboutTicket(2),
};

const focused = () => document.activeElement ?? document.body;
const rowInFocus = () => within(focused() as HTMLElement).getAllByRole('link')[0]?.textContent;

async function hit(...keys: string[]): Promise<void> {
  for (const key of keys) fireEvent.keyDown(focused(), { key });
  await settle();
}

describe('the keys for rows', () => {
  it('go down with j and up with k, and stay at both ends', async () => {
    fakeApi(answers);
    await open('/admin?tab=sla');
    await hit('j');
    expect(rowInFocus()).toBe('SLA-2026-00003');
    await hit('j', 'j', 'j');
    expect(rowInFocus()).toBe('SLA-2026-00001');
    await hit('k', 'k', 'k');
    expect(rowInFocus()).toBe('SLA-2026-00003');
  });

  it('open the row with Enter', async () => {
    fakeApi(answers);
    await open('/admin?tab=sla');
    await hit('j', 'j', 'Enter');
    expect(address()).toBe('/admin/tickets/2');
  });

  it('leave Enter to a link inside of a row', async () => {
    fakeApi(answers);
    await open('/admin?tab=sla');
    await hit('j');
    act(() =>
      within(focused() as HTMLElement)
        .getAllByRole('link')[1]
        ?.focus(),
    );
    await hit('Enter');
    expect(address()).toBe('/admin?tab=sla');
  });

  it('begin after a search, which Enter leads out of', async () => {
    fakeApi(answers);
    await open('/admin?tab=sla');
    await hit('/');
    expect(focused()).toBe(screen.getByLabelText('Search number, reference, officer, URL or client'));
    await hit('j');
    fill('Search number, reference, officer, URL or client', 'ACM');
    await hit('Enter');
    await later(400);
    expect(focused().getAttribute('aria-label')).toBe('SLA tickets');
    await hit('j');
    expect(rowInFocus()).toBe('SLA-2026-00002');
  });

  it('do nothing once they are turned off, also at the next visit, until they are turned on again', async () => {
    fakeApi(answers);
    await open('/admin?tab=sla');
    await hit('?');
    expect(await axeFaults()).toEqual([]);
    fireEvent.click(screen.getByRole('switch', { name: 'Single keys' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await later(1_000);
    await hit('j');
    expect(focused().matches('[data-row]')).toBe(false);
    expect(areSingleKeysOn()).toBe(false);
    act(() => switchShortcuts(true));
    await hit('j');
    expect(rowInFocus()).toBe('SLA-2026-00003');
    expect(areSingleKeysOn()).toBe(true);
  });

  it('work again once a dialog was closed', async () => {
    fakeApi(answers);
    await open('/admin?tab=sla');
    await hit('?');
    await hit('j');
    expect(focused().matches('[data-row]')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await later(1_000);
    await hit('j');
    expect(rowInFocus()).toBe('SLA-2026-00003');
  });
});
