import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { address, axeFaults, fakeApi, fill, later, ok, withFakeBrowser } from '@rep13/testing-browser';
import { AUDIT, dashboardOf } from '../../test/admin.ts';
import { buildAuditLog } from '../../test/builders.ts';
import { buildColleague } from '../../test/order-builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const CLOSED = 'GET /api/admin/audit-logs?kind=sla.ticket.closed&limit=51';
const log = buildAuditLog({
  eventType: 'sla.ticket.closed.v2',
  eventData: { ticketNumber: 'SLA-2026-00001', ticketId: 1 },
});
const exportLink = () => screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent);

describe('the audit log', () => {
  it('is filtered by what happened, found by its words, in an address that can be shared', async () => {
    fakeApi({ ...dashboardOf(), [AUDIT]: ok([]), [CLOSED]: ok([log]) });
    await open('/admin?tab=audit');
    fireEvent.mouseDown(screen.getByLabelText('What'));
    fill('What', 'order was clo');
    await later(0);
    expect(texts('.ant-select-item-group')).toEqual(['Orders']);
    expect(texts('.ant-select-item-option-content')).toEqual(['An order was closed']);
    fireEvent.click(screen.getByTitle('An order was closed'));
    await later(0);
    expect(address()).toBe('/admin?tab=audit&kind=sla.ticket.closed');
    expect(screen.getByText('Order SLA-2026-00001 was closed.')).toBeTruthy();
    expect(exportLink()).toBe('/api/admin/audit-logs/export?kind=sla.ticket.closed');
  });

  it('names who did it and the company, where both are known', async () => {
    const signedIn = buildAuditLog({
      eventType: 'gateway.sign-in.succeeded.v1',
      companyName: 'Acme Widgets Inc.',
      metadata: { actor: 'admin:2' },
    });
    const ada = ok([buildColleague({ id: 2, username: 'ada' })]);
    fakeApi({ ...dashboardOf(), 'GET /api/admin/colleagues': ada, [AUDIT]: ok([signedIn]) });
    await open('/admin?tab=audit');
    expect(screen.getByText('ada signed in.')).toBeTruthy();
    expect(screen.getByText('By ada')).toBeTruthy();
    // It may take more lines than are shown of it.
    expect(screen.getByRole('link', { name: 'Acme Widgets Inc.' }).title).toBe('Acme Widgets Inc.');
  });

  it('shows the kind that the address asks for as chosen', async () => {
    fakeApi({ ...dashboardOf(), [CLOSED]: ok([log]) });
    await open('/admin?tab=audit&kind=sla.ticket.closed');
    expect(screen.getByTitle('An order was closed')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('is shown whole again with the keyboard', async () => {
    fakeApi({ ...dashboardOf(), [AUDIT]: ok([]), [CLOSED]: ok([log]) });
    await open('/admin?tab=audit&kind=sla.ticket.closed');
    fireEvent.mouseDown(screen.getByLabelText('What'));
    fill('What', 'all');
    await later(0);
    fireEvent.keyDown(screen.getByLabelText('What'), { key: 'Tab', keyCode: 9 });
    await later(0);
    expect(address()).toBe('/admin?tab=audit&kind=sla.ticket.closed');
    fireEvent.keyDown(screen.getByLabelText('What'), { key: 'Enter', keyCode: 13 });
    await later(0);
    expect(address()).toBe('/admin?tab=audit');
  });

  it.each(['sla.ticket.closed.v1', 'lost'])(
    'names a kind that there is not, and leaves it out: %s',
    async (kind) => {
      fakeApi({ ...dashboardOf(), [AUDIT]: ok([log]) });
      await open(`/admin?tab=audit&kind=${kind}`);
      expect(screen.getByText(new RegExp(`The address asks for kind “${kind}”`))).toBeTruthy();
      expect(exportLink()).toBe('/api/admin/audit-logs/export');
    },
  );
});
