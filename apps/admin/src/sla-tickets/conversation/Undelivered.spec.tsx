import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { axeFaults, errorAt, fakeApi, fill, later, ok, withFakeBrowser } from '@rep13/testing-browser';
import { buildTicketDetail } from '../../../test/builders.ts';
import { buildRequest, buildTicketMessage } from '../../../test/order-builders.ts';
import { open } from '../../../test/open.ts';
import { send, ticketOf } from '../../../test/ticket-page.ts';

withFakeBrowser();

const filed = (more: Partial<TicketDetailView> = {}) =>
  buildTicketDetail({ source: 'authority', version: 5, request: buildRequest(), ...more });
const open1 = async (ticket = filed(), more = {}) => {
  const api = fakeApi({ ...ticketOf('caseworker', ticket), ...more });
  await open('/admin/tickets/1');
  return api;
};
const reportedAt = '2026-11-20T09:14:00.000Z';

describe('a mail of ours that did not arrive', () => {
  it.each([
    ['5.1.1', 'there is no such mailbox (5.1.1)'],
    ['5.2.2', 'the mailbox is full (5.2.2)'],
    ['5.0.0', 'it does not say why (5.0.0)'],
    [null, 'it does not say why'],
  ])('is said above where one writes, with why: %s', async (status, why) => {
    await open1(filed({ undelivered: { mailId: 7, address: 'eva@acm.example', status, reportedAt } }));
    const notice = screen.getByText(/did not reach/).parentElement;
    expect(notice?.textContent).toContain('eva@acm.example');
    expect(notice?.textContent).toContain(why);
    const report = within(notice!).getByRole('link');
    expect(report.getAttribute('href')).toBe('/admin/mail/7');
    const writing = screen.getByRole('group', { name: 'Write to' });
    expect(notice!.compareDocumentPosition(writing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await axeFaults()).toEqual([]);
  });

  it('is said above what was written, and leads to another address', async () => {
    const ADDRESS = '/api/admin/sla-tickets/1/authority-address';
    const undelivered = { mailId: 7, address: 'eva@acm.example', status: '5.1.1', reportedAt };
    const messages = [buildTicketMessage({})];
    const api = await open1(filed({ undelivered, messages }), {
      [`POST ${ADDRESS}`]: ok(filed({ version: 6 })),
    });
    const notice = screen.getByText(/did not reach/).parentElement!;
    const written = screen.getByRole('list', { name: /^Messages/ });
    expect(notice.compareDocumentPosition(written)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(within(notice).getByRole('button', { name: 'Change its address' }));
    await later(300);
    fill('Mail address', 'orders@acm.example');
    await send('Change');
    expect(errorAt('How you know')).toBe('Please say why');
    fill('How you know', 'Read out on the telephone');
    expect(await axeFaults()).toEqual([]);
    await send('Change');
    const [call] = api.sent('POST', ADDRESS);
    expect(call?.headers.get('If-Match')).toBe('"5"');
    expect(call?.body).toMatchObject({ email: 'orders@acm.example', reason: 'Read out on the telephone' });
    expect(screen.queryByText(/did not reach/)).toBeNull();
  });

  it('is not said as long as none is known of', async () => {
    await open1();
    expect(screen.queryByText(/did not reach/)).toBeNull();
  });
});
