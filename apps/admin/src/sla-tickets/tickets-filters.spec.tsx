import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { address, axeFaults, fakeApi, ok, press, settle, withFakeBrowser } from '@rep13/testing-browser';
import { buildTicket } from '../../test/builders.ts';
import { dashboardOf, TICKETS } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const LIST = 'GET /api/admin/sla-tickets';

describe('the list of tickets', () => {
  it.each([
    ['Authority', 'ACM', 'authority=ACM'],
    ['Member State', 'France', 'issuingState=France'],
    ['Kind', 'information', 'orderKind=information'],
  ])('is filtered by %s', async (label, value, asked) => {
    const found = buildTicket({ id: 2, ticketNumber: 'SLA-2026-00002' });
    fakeApi({
      ...dashboardOf(),
      [TICKETS]: ok([buildTicket()]),
      [`${LIST}?${asked}&sort=due&limit=51`]: ok([found]),
    });
    await open('/admin?tab=sla');
    await press('Filters');
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
    await settle();
    expect(address()).toBe(`/admin?tab=sla&${asked}`);
    expect(screen.getByRole('link', { name: 'SLA-2026-00002' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('is sorted by what has no head of its own, or where heads have no room', async () => {
    fakeApi({
      ...dashboardOf(),
      [TICKETS]: ok([]),
      [`${LIST}?sort=client&limit=51`]: ok([buildTicket()]),
    });
    await open('/admin?tab=sla');
    await press('Filters');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sorted by' }), { target: { value: 'client' } });
    await settle();
    expect(address()).toBe('/admin?tab=sla&sort=client');
    expect(screen.getByRole('link', { name: 'SLA-2026-00001' })).toBeTruthy();
  });

  it.each([
    ['Authority and client', 'authority', 'ascending'],
    ['Urgency', 'urgency', 'ascending'],
    ['Status', 'status', 'ascending'],
    ['SLA compliant', 'compliant', 'ascending'],
    ['Assignee', 'assignee', 'ascending'],
    ['Contact date', 'contact', 'descending'],
  ])('is sorted by %s', async (title, key, direction) => {
    fakeApi({
      ...dashboardOf(),
      [TICKETS]: ok([buildTicket()]),
      [`${LIST}?sort=${key}&limit=51`]: ok([buildTicket()]),
    });
    await open('/admin?tab=sla');
    await press(title);
    const head = screen.getByRole('columnheader', { name: title });
    expect(head.getAttribute('aria-sort')).toBe(direction);
  });
});
