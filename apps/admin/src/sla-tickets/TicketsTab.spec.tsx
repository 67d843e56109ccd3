import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  address,
  choose,
  axeFaults,
  fakeApi,
  fill,
  ok,
  press,
  refusedAs,
  settle,
  TODAY,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildTicket } from '../../test/builders.ts';
import { buildColleague } from '../../test/order-builders.ts';
import { dashboardOf, PULSE, TICKETS } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();
beforeEach(() => localStorage.clear());

const LIST = '/api/admin/sla-tickets';
const VIEWS = '/api/admin/saved-views';
const SOON = new Date(TODAY.getTime() + 2 * 3_600_000).toISOString();
const LATER = new Date(TODAY.getTime() + 20 * 3_600_000).toISOString();
const ticketOf = (id: number, overrides = {}) =>
  buildTicket({ id, ticketNumber: `SLA-2026-0000${id}`, nextDueAt: LATER, ...overrides });

const region = () => within(screen.getByRole('region', { name: 'SLA tickets' }));
const rowOf = (text: string) => within(region().getByText(text).closest('tr')!);
const heads = () =>
  region()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.replace(/ [↑↓↕]$/, ''));
const tick = async (name: string) => {
  fireEvent.click(screen.getByRole('checkbox', { name }));
  await settle();
};

describe('the list of tickets', () => {
  it('begins with what is due next, in colour only where that is near', async () => {
    fakeApi({ ...dashboardOf(), [TICKETS]: ok([ticketOf(1, { nextDueAt: SOON }), ticketOf(2)]) });
    await open('/admin?tab=sla');
    expect(rowOf('SLA-2026-00001').getByText(/1 h 59 min left|2 h left/).dataset['tone']).toBe('bad');
    expect(rowOf('SLA-2026-00002').getByText(/19 h|20 h/).dataset['tone']).toBe('neutral');
    expect(rowOf('SLA-2026-00002').getByText('Acknowledge')).toBeTruthy();
    expect(
      region()
        .getByRole('columnheader', { name: /Due next/ })
        .getAttribute('aria-sort'),
    ).toBe('ascending');
  });

  it('marks what nobody has read, and lists what waits for us in the one order', async () => {
    const unread = ticketOf(1, { unreadSince: SOON, nextDue: 'message', nextDueAt: SOON });
    fakeApi({
      ...dashboardOf(),
      [`GET ${LIST}?waiting=true&sort=due&limit=51`]: ok([unread, ticketOf(2)]),
    });
    await open('/admin?tab=sla');
    await press('Waits for us');
    expect(address()).toBe('/admin?tab=sla&waiting=true');
    expect(rowOf('SLA-2026-00001').getByText('Unread')).toBeTruthy();
    expect(rowOf('SLA-2026-00001').getByText('Read the message')).toBeTruthy();
    expect(rowOf('SLA-2026-00002').queryByText('Unread')).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  it('lists what the yearly report still lacks something of, and says how many', async () => {
    fakeApi({
      ...dashboardOf(),
      [PULSE]: ok({ lastEventId: 0, pending: 0, waiting: 0, reportIncomplete: 12 }),
      [`GET ${LIST}?reportIncomplete=true&sort=due&limit=51`]: ok([ticketOf(2, { status: 'closed' })]),
    });
    await open('/admin?tab=sla');
    await press('Filters');
    await press('Not ready for the yearly report (12)');
    expect(address()).toBe('/admin?tab=sla&reportIncomplete=true');
    expect(rowOf('SLA-2026-00002')).toBeTruthy();
  });

  it('names the client, or says that nobody knows it', async () => {
    const unmatched = ticketOf(2, { signupId: null, companyName: null });
    fakeApi({ ...dashboardOf(), [TICKETS]: ok([ticketOf(1), unmatched]) });
    await open('/admin?tab=sla');
    const link = rowOf('SLA-2026-00001').getByRole('link', { name: 'Acme Widgets Inc.' });
    expect(link.getAttribute('href')).toBe('/admin/clients/734512901');
    expect(rowOf('SLA-2026-00002').getByText(/no client yet/)).toBeTruthy();
  });

  it('keeps on a phone what says which order it is and what is due', async () => {
    fakeApi({ ...dashboardOf(), [TICKETS]: ok([ticketOf(1)]) });
    await open('/admin?tab=sla');
    const cells = rowOf('SLA-2026-00001').getAllByRole('cell');
    const narrow = cells.flatMap(({ dataset }, index) => (dataset['wide'] ? [] : [heads()[index]]));
    expect(narrow.slice(1)).toEqual(['Ticket', 'Authority and client', 'Due next', 'Status']);
  });

  it('always says whether an order is SLA compliant, quietly while its clock runs', async () => {
    const inTime = ticketOf(2, { responseDate: LATER, status: 'acknowledged' });
    const missed = ticketOf(3, { slaCompliant: false });
    const closedUnread = ticketOf(4, { status: 'closed', closedAs: 'withdrawn' });
    fakeApi({ ...dashboardOf(), [TICKETS]: ok([ticketOf(1), inTime, missed, closedUnread]) });
    await open('/admin?tab=sla');
    const column = heads().indexOf('SLA compliant');
    const badges = region()
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[column]?.querySelector<HTMLElement>('[data-tone]'))
      .map((badge) => [badge?.textContent, badge?.dataset['tone']]);
    expect(badges).toEqual([
      ['SLA Compliant', 'neutral'],
      ['SLA Compliant', 'good'],
      ['SLA Violation', 'bad'],
      ['SLA Compliant', 'good'],
    ]);
  });

  it('is sorted by a head, in an address that can be shared', async () => {
    fakeApi({
      ...dashboardOf(),
      [TICKETS]: ok([ticketOf(1)]),
      [`GET ${LIST}?sort=newest&limit=51`]: ok([ticketOf(2)]),
    });
    await open('/admin?tab=sla');
    await press(/^Ticket/);
    expect(address()).toBe('/admin?tab=sla&sort=newest');
    expect(region().getByText('SLA-2026-00002')).toBeTruthy();
    expect(
      region()
        .getByRole('columnheader', { name: /^Ticket/ })
        .getAttribute('aria-sort'),
    ).toBe('descending');
  });

  it('shows mine, what nobody works on, and whose client is not known', async () => {
    const api = fakeApi({
      ...dashboardOf(),
      [`GET ${LIST}?assignee=me&sort=due&limit=51`]: ok([]),
      [`GET ${LIST}?assignee=none&sort=due&limit=51`]: ok([]),
      [`GET ${LIST}?assignee=none&unmatched=true&sort=due&limit=51`]: ok([]),
    });
    await open('/admin?tab=sla');
    await choose('Mine');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mine' }).checked).toBe(true);
    await choose('Unassigned');
    await press('Filters');
    await press('No client yet');
    expect(address()).toBe('/admin?tab=sla&assignee=none&unmatched=true');
    expect(api.calls.filter(({ path }) => path.startsWith(`${LIST}?assignee`))).toHaveLength(3);
  });

  it('leaves out what the address asks for and there is not, and says so', async () => {
    fakeApi({ ...dashboardOf(), [TICKETS]: ok([ticketOf(1)]) });
    await open('/admin?tab=sla&status=lost&cursor=x');
    expect(screen.getByText(/asks for status “lost” and cursor “x”/)).toBeTruthy();
    expect(region().getByText('SLA-2026-00001')).toBeTruthy();
  });

  it('blames no connection for a question that the server does not understand', async () => {
    fakeApi({
      ...dashboardOf(),
      [`GET ${LIST}?search=a&sort=due&limit=51`]: refusedAs(400, 'gateway.validation-failed'),
    });
    await open('/admin?tab=sla&search=a');
    expect(screen.queryByText(/Check your connection/)).toBeNull();
    await press('Show the whole list');
    expect(screen.getByText('No SLA tickets found')).toBeTruthy();
  });

  it('has the columns that one wants, also the next time', async () => {
    fakeApi({ ...dashboardOf(), [TICKETS]: ok([ticketOf(1, { issuingState: 'Netherlands' })]) });
    await open('/admin?tab=sla');
    await press('Columns');
    await tick('Member State');
    await tick('Contact date');
    expect(heads()).toContain('Member State');
    expect(heads()).not.toContain('Contact date');
    expect(localStorage.getItem('rep13.columns.tickets')).toBe('["Member State","Contact date"]');
  });

  it('has no faults that axe finds, also with some chosen', async () => {
    fakeApi({
      ...dashboardOf(),
      [`GET ${VIEWS}`]: ok([{ name: 'Late', query: 'tab=sla&compliant=false' }]),
      [TICKETS]: ok([ticketOf(1), ticketOf(2)]),
    });
    await open('/admin?tab=sla');
    expect(await axeFaults()).toEqual([]);
    await tick('Select SLA-2026-00001');
    expect(await axeFaults()).toEqual([]);
  });
});

describe('a saved view', () => {
  it('keeps the filters under a name, leads there and is removed', async () => {
    let views: unknown = [];
    const api = fakeApi({
      ...dashboardOf(),
      [`GET ${LIST}?urgencyLevel=critical&assignee=none&sort=due&limit=51`]: ok([]),
      [`GET ${VIEWS}`]: () => ok(views),
      [`PUT ${VIEWS}`]: ({ body }) => ok((views = (body as { views: unknown }).views)),
    });
    await open('/admin?tab=sla&urgencyLevel=critical&assignee=none');
    await press('Save this view');
    await press('Save the view');
    expect(screen.getAllByText('Please give the view a name').length).toBeGreaterThan(0);
    fill('Name', ' Night shift ');
    await press('Save the view');
    const view = { name: 'Night shift', query: 'assignee=none&tab=sla&urgencyLevel=critical' };
    expect(api.sent('PUT', VIEWS)[0]?.body).toEqual({ views: [view] });
    const chip = screen.getByRole('link', { name: 'Night shift' });
    expect([chip.getAttribute('href'), chip.getAttribute('aria-current')]).toEqual([
      `/admin?${view.query}`,
      'true',
    ]);
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
    await press('Remove the view Night shift');
    expect(api.sent('PUT', VIEWS)[1]?.body).toEqual({ views: [] });
    expect(screen.queryByRole('link', { name: 'Night shift' })).toBeNull();
  });
});

describe('several tickets at once', () => {
  const three = [ticketOf(1, { version: 4 }), ticketOf(2), ticketOf(3)];
  const answers = {
    ...dashboardOf({ role: 'caseworker' }),
    'GET /api/admin/colleagues': ok([
      buildColleague(),
      buildColleague({ id: 2, username: 'ada' }),
      buildColleague({ id: 3, username: 'lin', worksOnTickets: false }),
    ]),
    [TICKETS]: ok(three),
  };

  it('are acknowledged on the version that was seen; one line says which were not and why', async () => {
    const api = fakeApi({
      ...answers,
      [`POST ${LIST}/1/acknowledge`]: ok({}),
      [`POST ${LIST}/2/acknowledge`]: {
        status: 412,
        body: { code: 'sla.ticket-changed', message: 'Ada has just acknowledged it.' },
      },
      [`POST ${LIST}/3/acknowledge`]: refusedAs(503, 'gateway.service-unavailable'),
    });
    await open('/admin?tab=sla');
    await tick('Select all rows');
    expect(screen.getByText('3 selected')).toBeTruthy();
    await press('Acknowledge');
    const sent = api.sent('POST', `${LIST}/1/acknowledge`)[0];
    expect(sent?.headers.get('If-Match')).toBe('"4"');
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(screen.getByText(/^1 acknowledged\./).textContent).toBe(
      '1 acknowledged. SLA-2026-00002: Ada has just acknowledged it. SLA-2026-00003: The service is away. Nothing was changed. Try again in a moment.',
    );
    expect(screen.getByText('2 selected')).toBeTruthy();
  });

  it('are given to somebody who works on tickets', async () => {
    const api = fakeApi({ ...answers, [`POST ${LIST}/1/assign`]: ok({}) });
    await open('/admin?tab=sla');
    await tick('Select SLA-2026-00001');
    await press('Assign to');
    expect(screen.queryByRole('menuitem', { name: 'lin' })).toBeNull();
    fireEvent.click(screen.getByRole('menuitem', { name: 'ada' }));
    await settle();
    expect(api.sent('POST', `${LIST}/1/assign`)[0]?.body).toEqual({ assigneeId: 2 });
    expect(screen.getByText('1 assigned to ada.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('1 assigned to ada.');
  });

  it('are not chosen by an auditor', async () => {
    fakeApi({ ...answers, ...dashboardOf({ role: 'auditor' }), [TICKETS]: ok(three) });
    await open('/admin?tab=sla');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
