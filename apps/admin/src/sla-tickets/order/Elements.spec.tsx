import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { axeFaults, errorAt, fakeApi, fill, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { buildTicketDetail } from '../../../test/builders.ts';
import { buildRequest, buildTicketFile, buildTicketMessage } from '../../../test/order-builders.ts';
import { open } from '../../../test/open.ts';
import { dialog, send, ticketOf } from '../../../test/ticket-page.ts';

withFakeBrowser();

const AT = '/api/admin/sla-tickets/1';
const SUPPLIED = {
  ...{ element: 'redress' as const, by: 'telephone' as const, messageId: null, fileId: null },
  ...{ at: '2026-11-20T10:00:00.000Z', markedBy: 'admin:2', markedAt: '2026-11-20T10:01:00.000Z' },
};
const filed = (more: Partial<TicketDetailView> = {}) =>
  buildTicketDetail({ request: buildRequest(), ...more });
const complete = filed({
  request: buildRequest({ missing: [], clarificationDraft: null, supplied: [SUPPLIED] }),
});
const open1 = async (ticket = filed(), more = {}, role: 'caseworker' | 'auditor' = 'caseworker') => {
  const api = fakeApi({ ...ticketOf(role, ticket), ...more });
  await open('/admin/tickets/1');
  return api;
};
const order = () => within(screen.getByRole('region', { name: 'The order' }));

describe('an element that the order lacks', () => {
  it('has come on the telephone', async () => {
    const api = await open1(filed(), { [`POST ${AT}/mark-supplied`]: ok(complete) });
    await press('Redress has come');
    const ways = within(dialog().getByLabelText('Where you found it')).getAllByRole('option');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['In a letter', 'On the telephone']);
    fill('Where you found it', 'telephone');
    fill('When it was said', '');
    await send('It has come');
    expect(errorAt('When it was said')).toBe('Please give date and time');
    fill('When it was said', '2026-11-20T11:00');
    expect(await axeFaults()).toEqual([]);
    await send('It has come');
    expect(api.sent('POST', `${AT}/mark-supplied`)[0]?.body).toEqual({
      element: 'redress',
      by: 'telephone',
      at: new Date('2026-11-20T11:00').toISOString(),
    });
    expect(order().queryByText(/Missing elements/)).toBeNull();
    expect(order().getByText(/^Redress: on the telephone, .*marked by ada/)).toBeTruthy();
  });

  it('may be the translation that its language needs', async () => {
    const request = buildRequest({ missing: [], language: 'French', translation: 'missing' });
    const api = await open1(filed({ request }), { [`POST ${AT}/mark-supplied`]: ok(complete) });
    expect(order().getByText(/^Translation of points \(a\) and \(b\), Article 9\(2\)\(c\)/)).toBeTruthy();
    await press('Translation of points (a) and (b) has come');
    fill('Where you found it', 'telephone');
    fill('When it was said', '2026-11-20T11:00');
    await send('It has come');
    expect(api.sent('POST', `${AT}/mark-supplied`)[0]?.body).toMatchObject({ element: 'language' });
  });

  it('stands in a message or a file of the authority', async () => {
    const message = buildTicketMessage({
      id: 12,
      direction: 'authority_to_staff',
      body: 'Appeal in six weeks.',
    });
    const ofClient = buildTicketFile({ id: 'c', name: 'client.pdf', from: 'client' });
    const ticket = filed({ messages: [message], files: [buildTicketFile({ id: 'a' }), ofClient] });
    const api = await open1(ticket, { [`POST ${AT}/mark-supplied`]: ok(complete) });
    await press('Redress has come');
    expect(within(dialog().getByLabelText('Message')).getByText(/Appeal in six weeks/)).toBeTruthy();
    fill('Where you found it', 'file');
    const files = within(dialog().getByLabelText('File')).getAllByRole('option');
    expect(files.map(({ textContent }) => textContent)).toEqual(['order.pdf']);
    fill('Where you found it', 'message');
    await send('It has come');
    expect(api.sent('POST', `${AT}/mark-supplied`)[0]?.body).toEqual({
      element: 'redress',
      by: 'message',
      messageId: 12,
    });
  });

  it('is missing after all', async () => {
    const api = await open1(complete, { [`POST ${AT}/mark-missing`]: ok(filed()) });
    await press('Redress is missing after all');
    expect(api.sent('POST', `${AT}/mark-missing`)[0]?.body).toEqual({ element: 'redress' });
    expect(order().getByText(/Missing elements/)).toBeTruthy();
  });

  it('is not said to be missing in a mail before somebody has looked', async () => {
    await open1(filed({ request: buildRequest({ channel: 'email' }) }));
    expect(order().queryByText('Missing')).toBeNull();
    expect(order().getByText('Not recorded')).toBeTruthy();
    expect(order().getByText(/^Not recorded\. Look for these in the mail/)).toBeTruthy();
  });

  it('is not to be looked for in the mail of a closed order', async () => {
    const request = buildRequest({ channel: 'email' });
    await open1(filed({ request, status: 'closed', nextActions: [] }));
    expect(order().getByText(/^Not recorded:/)).toBeTruthy();
    expect(order().queryByText(/Look for these/)).toBeNull();
  });

  it('is ticked by nobody who only reads', async () => {
    await open1(filed(), {}, 'auditor');
    expect(screen.queryByRole('button', { name: 'Redress has come' })).toBeNull();
  });
});
