import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { TicketDetailView } from '@rep13/contracts-sla';
import {
  axeFaults,
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  settle,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildClient, buildSignup, buildTicket, buildTicketDetail } from '../../test/builders.ts';
import {
  buildAuthority,
  buildRequest,
  buildTicketFile,
  buildTicketMessage,
  buildTicketNote,
} from '../../test/order-builders.ts';
import { open } from '../../test/open.ts';
import { dialog, hit, send, ticketOf } from '../../test/ticket-page.ts';

withFakeBrowser();

const AT = '/api/admin/sla-tickets/1';
const filed = (more: Partial<TicketDetailView> = {}) =>
  buildTicketDetail({ source: 'authority', request: buildRequest(), ...more });
const open1 = async (ticket = filed(), more = {}) => {
  const api = fakeApi({ ...ticketOf('caseworker', ticket), ...more });
  await open('/admin/tickets/1');
  return api;
};
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('who works on an order', () => {
  it('takes it with a key', async () => {
    const api = await open1(filed(), { [`POST ${AT}/assign`]: ok(filed({ assigneeId: 1 })) });
    expect(screen.getByText('Unassigned')).toBeTruthy();
    await hit('t');
    expect(api.sent('POST', `${AT}/assign`)[0]?.body).toEqual({ assigneeId: 1 });
    expect(screen.getByText('Assignee: You')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Assign to me/ })).toBeNull();
    await hit('t');
    expect(api.sent('POST', `${AT}/assign`)).toHaveLength(1);
  });

  it('gives it to a colleague who works on orders, with a word', async () => {
    const mine = filed({ assigneeId: 1 });
    const api = await open1(mine, { [`POST ${AT}/assign`]: ok(filed({ assigneeId: 2 })) });
    await hit('g');
    const choices = within(screen.getByLabelText('To')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['ada, on call', 'Unassigned']);
    await send('Assign');
    expect(errorAt('To')).toContain('Please choose a member of staff');
    fill('To', '2');
    fill(/^Note/, 'Please finish it');
    expect(await axeFaults()).toEqual([]);
    await send('Assign');
    expect(api.sent('POST', `${AT}/assign`)[0]?.body).toEqual({ assigneeId: 2, word: 'Please finish it' });
    expect(screen.getByText('Assignee: ada')).toBeTruthy();
  });
});

describe('what the authority filed', () => {
  it('stands field by field with its article; addresses are words, what is missing is said', async () => {
    await open1();
    const order = region('The order');
    expect(order.getByText('Where the content is, Article 9(2)(a)(iv)')).toBeTruthy();
    expect(order.getByText('https://acme.example/listing/1')).toBeTruthy();
    expect(order.queryByRole('link')).toBeNull();
    expect(order.getByText('Redress, Article 9(2)(a)(v)', { selector: 'dt' }).nextSibling?.textContent).toBe(
      'Missing',
    );
    expect(order.getByText('A-K7M2-QXRP, theirs: ACM/26/0815')).toBeTruthy();
  });

  it('without an address has the receipt to be read out or printed, and nobody to write to', async () => {
    const request = buildRequest({
      channel: 'telephone',
      email: null,
      receiptDraft: 'We received your order. Our reference is A-K7M2-QXRP.',
    });
    await open1(filed({ source: 'staff', request, description: 'As the officer said it' }));
    expect(screen.getByText('By telephone')).toBeTruthy();
    const order = region('The order');
    expect(order.getByText('As the officer said it')).toBeTruthy();
    expect(order.getByText(/no receipt and no private link/)).toBeTruthy();
    expect(order.getByText(/Our reference is A-K7M2-QXRP/)).toBeTruthy();
    expect(order.getByText(request.clarificationDraft!)).toBeTruthy();
    expect(order.getAllByRole('button', { name: 'Print', hidden: true })).toHaveLength(2);
    expect(order.queryByRole('button', { name: /^Write to the authority/ })).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  it('has the files that came with it, and not those of a message', async () => {
    const sent = buildTicketFile({ id: 'sent', name: 'sent.pdf' });
    const files = [buildTicketFile(), sent];
    await open1(filed({ files, messages: [buildTicketMessage({ files: [sent] })] }));
    const order = region('The order');
    expect(order.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['order.pdf']);
    expect(order.getByText(/from the authority/)).toBeTruthy();
  });

  it('shows five of many addresses until all are asked for', async () => {
    const urls = Array.from({ length: 60 }, (_, index) => `https://acme.example/${index}`);
    await open1(filed({ request: buildRequest({ urls }) }));
    const order = region('The order');
    expect(order.getAllByText(/^https:/)).toHaveLength(5);
    await press(/^Show all 60/);
    expect(order.getAllByText(/^https:/)).toHaveLength(60);
    await press(/^Fold/);
    expect(order.getAllByText(/^https:/)).toHaveLength(5);
  });

  it('shows marks that would turn the words round', async () => {
    await open1(filed({ request: buildRequest({ urls: ['https://acme.example/\u202Egnp'] }) }));
    expect(region('The order').getByText('https://acme.example/[U+202E]gnp')).toBeTruthy();
  });
});

describe('who sent it', () => {
  it('is called back by the directory’s number, never by the sender’s', async () => {
    const request = buildRequest({ directoryEntry: buildAuthority(), senderCheck: 'directory' });
    const api = await open1(filed({ request }), { [`POST ${AT}/call-back`]: ok(filed()) });
    expect(region('Who sent it').queryByText('+31 6 0000 0000')).toBeNull();
    await hit('b');
    expect(dialog().getByText(/Call \+31 70 722 2000/)).toBeTruthy();
    fill(/^Whom you spoke with/, 'Ms. Jansen: it is theirs');
    await send('Called back');
    expect(api.sent('POST', `${AT}/call-back`)[0]?.body).toEqual({ note: 'Ms. Jansen: it is theirs' });
  });

  it.each([null, buildAuthority({ phone: null })])(
    'is not called back without one: %j',
    async (directoryEntry) => {
      await open1(filed({ request: buildRequest({ directoryEntry }) }));
      await hit('b');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(region('Who sent it').queryByRole('button', { name: /^Called back/ })).toBeNull();
      expect(region('Who sent it').getByRole('link', { name: 'the directory' })).toBeTruthy();
    },
  );

  it('was no authority: it is spam, with a reason', async () => {
    const spam = filed({ status: 'closed', closedAs: 'spam', nextActions: [] });
    const api = await open1(filed(), { [`POST ${AT}/mark-spam`]: ok(spam) });
    await hit('x');
    await send('Mark as spam');
    expect(errorAt('How you know')).toBe('Please say why');
    fill('How you know', 'The ministry has no such office');
    await send('Mark as spam');
    expect(api.sent('POST', `${AT}/mark-spam`)[0]?.body).toEqual({
      reason: 'The ministry has no such office',
    });
    expect(screen.getAllByText(/No authority had sent it/)).not.toEqual([]);
  });
});

describe('an order', () => {
  it('that nobody has matched shows what was written, and gets its client', async () => {
    const api = await open1(filed({ signupId: null, companyName: null }), {
      'GET /api/admin/signups?limit=20': ok([buildSignup()]),
      [`POST ${AT}/match`]: ok(filed()),
    });
    expect(screen.getByText(/The authority wrote: Acme Widgets/)).toBeTruthy();
    await hit('m');
    await send('Match');
    expect(dialog().getByText('Please choose the client')).toBeTruthy();
    fireEvent.mouseDown(dialog().getByLabelText('Client'));
    await later(400);
    fireEvent.click(screen.getByTitle('Acme Widgets Inc., DSA-K7M2QX'));
    await send('Match');
    expect(api.sent('POST', `${AT}/match`)[0]?.body).toEqual({ signupId: 734_512_901 });
    expect(screen.getByRole('link', { name: 'Acme Widgets Inc.' })).toBeTruthy();
  });

  it('the client must not know of says so, and two lift it', async () => {
    const api = await open1(filed({ doNotInform: true }), {
      [`POST ${AT}/lift-do-not-inform`]: ok({ approvalId: 'x' }, 202),
    });
    await hit('l');
    expect(dialog().getByText(/This needs a second approver/)).toBeTruthy();
    fill('Why the client may know now', 'The authority wrote so');
    await send('Ask a colleague');
    expect(api.sent('POST', `${AT}/lift-do-not-inform`)[0]?.body).toEqual({
      reason: 'The authority wrote so',
    });
    expect(shownToast()?.text).toBe('Approval requested');
    expect(screen.getByText('Do not inform the client.')).toBeTruthy();
  });

  it.each([
    ['2026-11-27T17:00', new Date('2026-11-27T17:00').toISOString()],
    ['', null],
  ])('gets the deadline %p', async (typed, answerBy) => {
    const dated = filed({ answerDueAt: '2026-11-25T12:00:00.000Z' });
    const api = await open1(dated, { [`POST ${AT}/deadline`]: ok(dated) });
    await hit('u');
    fill(/^Answer by/, typed);
    await send('Save');
    expect(api.sent('POST', `${AT}/deadline`)[0]?.body).toEqual({ answerBy });
  });
});

describe('the client', () => {
  it('stands beside its order: contacts, mandate, other orders', async () => {
    await open1(filed(), {
      'GET /api/admin/clients/734512901': ok(
        buildClient({ escalationContactName: 'Bob', accountStatus: 'active' }),
      ),
      'GET /api/admin/sla-tickets?signupId=734512901&limit=6': ok([
        buildTicket(),
        buildTicket({ id: 9, ticketNumber: 'SLA-2026-00009' }),
      ]),
    });
    const client = region('The client');
    expect(client.getByText('Ada Lovelace', { exact: false })).toBeTruthy();
    expect(client.getByText('Nothing is signed or paid yet.')).toBeTruthy();
    expect(client.getByRole('link', { name: 'SLA-2026-00009' })).toBeTruthy();
    expect(client.queryByRole('link', { name: 'SLA-2026-00001' })).toBeNull();
  });
});

describe('notes for staff', () => {
  it('are a call of their own, written with a key, and kept until they are sent', async () => {
    let notes = [buildTicketNote({ author: 'admin:2', body: 'She is on holiday.' })];
    const more = {
      [`GET ${AT}/notes`]: () => ok(notes),
      [`POST ${AT}/notes`]: () => {
        notes = [...notes, buildTicketNote({ id: 2, body: 'Call on Monday.' })];
        return ok(notes[1], 201);
      },
    };
    await open1(filed(), more);
    expect(screen.getByRole('tab', { name: 'Notes for staff (1)' })).toBeTruthy();
    expect(screen.queryByText('She is on holiday.')).toBeNull();
    await hit('n');
    expect(document.activeElement).toBe(screen.getByLabelText('New note'));
    expect(screen.getByText('She is on holiday.')).toBeTruthy();
    fill('New note', 'Call on Monday.');
    cleanup();
    const api = await open1(filed(), more);
    await hit('n');
    const field = screen.getByLabelText<HTMLTextAreaElement>('New note');
    expect(field.value).toBe('Call on Monday.');
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await settle();
    expect(api.sent('POST', `${AT}/notes`)[0]?.body).toEqual({ body: 'Call on Monday.' });
    expect(screen.getByRole('tab', { name: 'Notes for staff (2)' })).toBeTruthy();
    expect(field.value).toBe('');
    expect(await axeFaults()).toEqual([]);
  });
});

describe('the keys', () => {
  it('are listed once each, and those of the order win over those of the page', async () => {
    await open1();
    await press(/^Shortcuts/);
    const keys = dialog()
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(keys).toHaveLength(new Set(keys).size);
    expect(dialog().getByText('Assign to me')).toBeTruthy();
    expect(dialog().getByText('Write a note for staff')).toBeTruthy();
    expect(dialog().queryByText('Enter a new order')).toBeNull();
  });
});
