import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi, follow, later, ok, withFakeBrowser } from '@rep13/testing-browser';
import { buildTicket, buildTicketDetail } from '../../test/builders.ts';
import { aboutTicket, dashboardOf, everyPageOf, PULSE, TICKETS } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const TICKET = '/api/admin/sla-tickets/1';
const LIST = TICKETS.replace('GET ', '');

/** A server to which orders come. */
function server(page: Record<string, unknown>) {
  let pulse = { lastEventId: 7, pending: 1 };
  let tickets = [buildTicket()];
  const api = fakeApi({
    ...(page as ReturnType<typeof dashboardOf>),
    [PULSE]: () => ok(pulse),
    [TICKETS]: () => ok(tickets),
  });
  const happens = (pending: number, listed = tickets) => {
    pulse = { lastEventId: pulse.lastEventId + 1, pending };
    tickets = listed;
  };
  return { ...api, happens };
}

const news = () => screen.queryByText(/new orders?$/)?.textContent;

describe('an admin page that is open', () => {
  it('shows an order that comes in after at most five seconds, says so politely and counts it in the title', async () => {
    const { happens } = server(dashboardOf());
    await open('/admin?tab=sla');
    expect(document.title).toBe('(1) SLA Monitoring | Rep13');
    happens(2, [buildTicket({ id: 2, ticketNumber: 'SLA-2026-00002' }), buildTicket()]);
    await later(5_100);
    expect(screen.getByRole('link', { name: 'SLA-2026-00002' })).toBeTruthy();
    expect(news()).toBe('1 new order');
    expect(screen.getByText('1 new order').closest('[role="status"]')).not.toBeNull();
    expect(document.title).toBe('(2) SLA Monitoring | Rep13');
    await follow('1 new order');
    expect(news()).toBeUndefined();
  });

  it('counts what waits for us on every page and in the title, and leads to its list', async () => {
    fakeApi({ ...dashboardOf(), [PULSE]: ok({ lastEventId: 7, pending: 0, waiting: 3 }) });
    await open('/admin');
    const link = screen.getByRole('link', { name: '3 wait for us' });
    expect(link.getAttribute('href')).toBe('/admin?tab=sla&waiting=true');
    expect(screen.queryByText('No order is waiting')).toBeNull();
    expect(document.title).toMatch(/^\(3\) /);
  });

  it('asks for nothing but the pulse while nothing happens, and never as a person would', async () => {
    const api = server(dashboardOf());
    await open('/admin?tab=sla');
    const before = api.sent('GET', LIST).length;
    await later(15_100);
    expect(api.sent('GET', LIST)).toHaveLength(before);
    const asked = api
      .sent('GET', PULSE.replace('GET ', ''))
      .map(({ headers }) => headers.get('X-Background'));
    expect(asked).toEqual([null, '1', '1', '1']);
  });

  it('renews the list in the name of the page, so that a session still ends', async () => {
    const api = server(dashboardOf());
    await open('/admin?tab=sla');
    api.happens(1);
    await later(5_100);
    expect(api.sent('GET', LIST).at(-1)?.headers.get('X-Background')).toBe('1');
    expect(news()).toBeUndefined();
  });

  it('renews the order that is open', async () => {
    const api = server({ ...everyPageOf(), ...aboutTicket(), [`GET ${TICKET}`]: ok(buildTicketDetail()) });
    await open('/admin/tickets/1');
    const before = api.sent('GET', TICKET).length;
    api.happens(1);
    await later(5_100);
    expect(api.sent('GET', TICKET)).toHaveLength(before + 1);
    expect(document.title).toBe('(1) SLA-2026-00001 | Rep13');
  });
});
