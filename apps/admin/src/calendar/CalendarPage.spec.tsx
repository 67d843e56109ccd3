import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  address,
  choose,
  axeFaults,
  fakeApi,
  ok,
  press,
  settle,
  withFakeBrowser,
} from '@rep13/testing-browser';
import type { DueTicketView } from '@rep13/contracts-sla';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';
import { daysIn, duePath, startOf } from './calendar-days.ts';

withFakeBrowser();
beforeEach(() => jest.setSystemTime(new Date(2026, 10, 20, 9, 14)));

const asked = (view: 'week' | 'month', day: string) => `GET ${duePath(daysIn(view, startOf(day)!))}`;
const dueOf = (ticketId: number, dueAt: Date, overrides: Partial<DueTicketView> = {}): DueTicketView => ({
  ticketId,
  ticketNumber: `SLA-2026-0000${ticketId}`,
  companyName: 'Acme Widgets Inc.',
  authorityName: 'ACM',
  assigneeId: null,
  clock: 'acknowledge',
  dueAt: dueAt.toISOString(),
  ...overrides,
});
const dayNamed = (name: RegExp) => within(screen.getByRole('heading', { level: 2, name }).closest('li')!);

describe('the calendar', () => {
  it('is a list of the days of this week, each with what is due, near things in red', async () => {
    const near = dueOf(1, new Date(2026, 10, 20, 11, 0));
    const far = dueOf(2, new Date(2026, 10, 22, 11, 0), { clock: 'answer', companyName: null });
    fakeApi({ ...everyPageOf(), [asked('week', '2026-11-20')]: ok([near, far]) });
    await open('/admin/calendar');
    const first = dayNamed(/^Friday 20 November 2026$/).getByRole('link');
    expect(first.textContent).toBe('11:00 AcknowledgeSLA-2026-00001, Acme Widgets Inc.1 h 46 min left, ACM');
    expect([first.getAttribute('href'), first.dataset['tone']]).toEqual(['/admin/tickets/1', 'bad']);
    const second = dayNamed(/^Sunday 22 November 2026$/).getByRole('link');
    expect(second.textContent).toBe('11:00 Answer the authoritySLA-2026-00002, client not knownACM');
    expect(second.dataset['tone']).toBe('neutral');
    expect(dayNamed(/^Monday 16 November 2026$/).getByText('Nothing is due')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('goes on and back by keys and buttons, in an address that can be shared', async () => {
    fakeApi({
      ...everyPageOf(),
      [asked('week', '2026-11-20')]: ok([]),
      [asked('week', '2026-11-27')]: ok([]),
      [asked('month', '2026-11-27')]: ok([]),
      [asked('month', '2026-10-01')]: ok([]),
    });
    await open('/admin/calendar');
    fireEvent.keyDown(document.body, { key: ']' });
    await settle();
    expect(address()).toBe('/admin/calendar?day=2026-11-27');
    await choose('Month');
    expect(screen.getByText('November 2026')).toBeTruthy();
    await press('Previous month');
    expect(address()).toBe('/admin/calendar?day=2026-10-01&view=month');
    expect(screen.getByText('Nothing is due in these days.')).toBeTruthy();
  });

  it('shows a few of a busy day of a month and leads to its week', async () => {
    const due = [1, 2, 3, 4, 5, 6].map((id) => dueOf(id, new Date(2026, 10, 18, id, 0)));
    fakeApi({
      ...everyPageOf(),
      [asked('month', '2026-11-20')]: ok(due),
      [asked('week', '2026-11-18')]: ok(due),
    });
    await open('/admin/calendar?view=month');
    expect(dayNamed(/18 November 2026$/).getAllByRole('link')).toHaveLength(4);
    await press('2 more');
    expect(address()).toBe('/admin/calendar?view=week&day=2026-11-18');
    expect(dayNamed(/18 November 2026$/).getAllByRole('link')).toHaveLength(6);
  });

  it('leaves out what the address asks for and there is not', async () => {
    fakeApi({ ...everyPageOf(), [asked('week', '2026-11-20')]: ok([]) });
    await open('/admin/calendar?view=year&day=2026-02-30');
    expect(screen.getByText(/asks for view “year” and day “2026-02-30”/)).toBeTruthy();
  });

  it('says so when it could not be loaded, and tries again', async () => {
    let isUp = false;
    fakeApi({
      ...everyPageOf(),
      [asked('week', '2026-11-20')]: () => (isUp ? ok([]) : ok('away', 503)),
    });
    await open('/admin/calendar');
    isUp = true;
    await press(/Try again/);
    expect(screen.getByText('Nothing is due in these days.')).toBeTruthy();
  });
});
