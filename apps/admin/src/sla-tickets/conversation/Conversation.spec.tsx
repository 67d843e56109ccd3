import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { TicketDetailView } from '@rep13/contracts-sla';
import {
  axeFaults,
  errorAt,
  fakeApi,
  fakeUploads,
  fill,
  follow,
  later,
  ok,
  press,
  refusedAs,
  settle,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildTicketDetail } from '../../../test/builders.ts';
import { buildRequest, buildTicketFile, buildTicketMessage } from '../../../test/order-builders.ts';
import { aboutTicket } from '../../../test/admin.ts';
import { open } from '../../../test/open.ts';
import { hit, TICKET, ticketOf } from '../../../test/ticket-page.ts';

withFakeBrowser();

const PATH = '/api/admin/sla-tickets/1/messages';
const TO_CLIENT = 'Message to Acme Widgets Inc.';
const TO_AUTHORITY = 'Message to Autoriteit Consument & Markt';
const filed = (more: Partial<TicketDetailView> = {}) =>
  buildTicketDetail({
    source: 'authority',
    version: 5,
    request: buildRequest(),
    forwardedToClient: true,
    ...more,
  });
const open1 = async (ticket = filed(), more = {}) => {
  const api = fakeApi({ ...ticketOf('caseworker', ticket), ...more });
  await open('/admin/tickets/1');
  return api;
};
const typedTo = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value;
const choose = async (name: string) => {
  fireEvent.click(screen.getByRole('radio', { name }));
  await settle();
};
const STREAM = /^Messages/;
const bodies = () =>
  within(screen.getByRole('list', { name: STREAM }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the conversation', () => {
  const messages = [
    buildTicketMessage({
      id: 1,
      direction: 'authority_to_staff',
      author: 'authority',
      body: 'Please hurry.',
    }),
    buildTicketMessage({ id: 2, direction: 'staff_to_client', author: 'admin:2', body: 'What do you say?' }),
    buildTicketMessage({
      id: 3,
      direction: 'client_to_staff',
      body: 'It is <b>gone</b>: https://acme.example',
    }),
  ];

  it('is one stream that says who wrote to whom, and nothing of it can be followed', async () => {
    await open1(filed({ messages }));
    expect(bodies()[0]).toMatch(/^Entered You, /);
    expect(bodies()[1]).toMatch(/^Autoriteit Consument & Markt to us .*Please hurry\.$/);
    expect(bodies()[2]).toMatch(/^ada to Acme Widgets Inc\. .*What do you say\?$/);
    expect(bodies()[3]).toContain('It is <b>gone</b>');
    expect(within(screen.getByRole('list', { name: STREAM })).queryByRole('link')).toBeNull();
  });

  it('shows one of the two alone, who is then written to', async () => {
    await open1(filed({ messages }));
    expect(screen.getByLabelText(TO_CLIENT)).toBeTruthy();
    await press('Authority');
    expect(bodies()).toHaveLength(1);
    expect(screen.getByLabelText(TO_AUTHORITY)).toBeTruthy();
    await press('Client');
    expect(bodies()).toHaveLength(2);
    expect(screen.getByLabelText(TO_CLIENT)).toBeTruthy();
  });

  it('has what happened between the messages, with the note of a move', async () => {
    const [opened] = filed().events;
    const steps = [
      { action: 'acknowledge', toStatus: 'acknowledged', note: 'Spoke with \u202EMs. Jansen' },
      { action: 'breach', actor: 'system', toStatus: 'acknowledged' },
      { action: 'reopen', actor: 'authority', fromStatus: 'closed', toStatus: 'in_progress' },
    ] as const;
    await open1(
      filed({ events: steps.map((step, index) => ({ ...opened!, id: index, ...step })), messages }),
    );
    expect(bodies().slice(0, 3)).toEqual([
      expect.stringMatching(/^Acknowledged You, .*Spoke with \[U\+202E\]Ms\. Jansen$/),
      expect.stringMatching(/^Breach: .* The clock, /),
      expect.stringMatching(/^Open again: .*\. Now: In progress The authority, /),
    ]);
    expect(await axeFaults()).toEqual([]);
    await press('Client');
    expect(bodies()).toHaveLength(2);
    expect(screen.queryByText('Acknowledged')).toBeNull();
  });

  it('has files that open as attachments only', async () => {
    await open1(filed({ messages: [buildTicketMessage({ files: [buildTicketFile()] })] }));
    const link = screen.getByRole('link', { name: 'order.pdf' });
    expect(link.getAttribute('href')).toBe(
      '/api/admin/sla-tickets/1/files/0199a1b2-0000-7000-8000-00000000000f',
    );
    expect(link.hasAttribute('download')).toBe(true);
  });
});

describe('what the order lacks', () => {
  it('is asked for with a press: the draft stands in the message to the authority', async () => {
    const api = await open1(filed(), { [`POST ${PATH}`]: ok(filed({ version: 6 })) });
    expect(screen.getByText(/Redress, Article 9\(2\)\(a\)\(v\)/, { selector: 'li span' })).toBeTruthy();
    await choose('Client');
    await press(/^Write to the authority/);
    expect(document.activeElement).toBe(screen.getByLabelText(TO_AUTHORITY));
    expect(typedTo(TO_AUTHORITY)).toBe('Please tell us how the order can be contested.');
    await press('Send to Autoriteit Consument & Markt');
    const [call] = api.sent('POST', PATH);
    expect(call?.body).toEqual({ to: 'authority', body: 'Please tell us how the order can be contested.' });
    expect(call?.headers.get('If-Match')).toBe('"5"');
    expect(shownToast()?.text).toBe('Sent to Autoriteit Consument & Markt');
    expect(typedTo(TO_AUTHORITY)).toBe('');
  });
});

describe('a message', () => {
  it('is begun with a key, sent with Ctrl and Enter, and not sent empty', async () => {
    const api = await open1(filed(), { [`POST ${PATH}`]: ok(filed({ version: 6 })) });
    await hit('r');
    const field = screen.getByLabelText(TO_AUTHORITY);
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await settle();
    expect(errorAt(TO_AUTHORITY)).toBe('Please write a message');
    fill(TO_AUTHORITY, ' Effect was given. ');
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await settle();
    expect(api.sent('POST', PATH).map(({ body }) => body)).toEqual([
      { to: 'authority', body: 'Effect was given.' },
    ]);
  });

  it('may begin with a text, after what was typed, and is not sent with a gap in it', async () => {
    const api = await open1();
    fill(TO_AUTHORITY, 'Dear Ms. Jansen,');
    await press('Insert template');
    await later(500);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Effect given' }));
    await settle();
    expect(typedTo(TO_AUTHORITY)).toMatch(/^Dear Ms\. Jansen,\n\nEffect was given to your order to act ACM/);
    await press('Send to Autoriteit Consument & Markt');
    expect(errorAt(TO_AUTHORITY)).toContain('Please fill in');
    expect(api.sent('POST', PATH)).toEqual([]);
  });

  it('is kept for each of the two, over a reload, until it is sent', async () => {
    const more = { [`POST ${PATH}`]: ok(filed()) };
    await open1(filed(), more);
    fill(TO_AUTHORITY, 'for the authority');
    await choose('Client');
    fill(TO_CLIENT, 'for the client');
    cleanup();
    await open1(filed(), more);
    expect(typedTo(TO_AUTHORITY)).toBe('for the authority');
    await choose('Client');
    expect(typedTo(TO_CLIENT)).toBe('for the client');
    await press('Send to Acme Widgets Inc.');
    expect(typedTo(TO_CLIENT)).toBe('');
    await choose('Authority');
    expect(typedTo(TO_AUTHORITY)).toBe('for the authority');
  });

  it('of one order is never that of another, which a link leads to', async () => {
    const [one, other] = [filed(), filed({ id: 9, ticketNumber: 'SLA-2026-00009' })];
    await open1(one, {
      ...aboutTicket(9),
      'GET /api/admin/sla-tickets/9': ok(other),
      'GET /api/admin/sla-tickets?signupId=734512901&limit=6': ok([one, other]),
    });
    await follow('SLA-2026-00009');
    fill(TO_AUTHORITY, 'about the ninth');
    await follow('SLA-2026-00001');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order SLA-2026-00001');
    expect(typedTo(TO_AUTHORITY)).toBe('');
    await follow('SLA-2026-00009');
    expect(typedTo(TO_AUTHORITY)).toBe('about the ninth');
  });

  it('stays when somebody else was faster, and goes to the new version', async () => {
    let version = 5;
    const api = await open1(filed(), {
      [TICKET]: () => ok(filed({ version })),
      [`POST ${PATH}`]: () => {
        version = 6;
        return { status: 412, body: { code: 'sla.ticket-changed', message: 'ada has just written' } };
      },
    });
    fill(TO_AUTHORITY, 'Effect was given.');
    await press('Send to Autoriteit Consument & Markt');
    expect(screen.getByText(/^ada has just written\. What you typed/)).toBeTruthy();
    expect(typedTo(TO_AUTHORITY)).toBe('Effect was given.');
    await press('Send to Autoriteit Consument & Markt');
    expect(api.sent('POST', PATH).map(({ headers }) => headers.get('If-Match'))).toEqual(['"5"', '"6"']);
  });

  it.each([
    ['Client', { doNotInform: true }, /forbidden to tell the client/],
    ['Client', { signupId: null, companyName: null }, /Match it first/],
    ['Client', { forwardedToClient: false }, /Forward it first/],
    ['Authority', { request: null }, /no e-mail address of this authority/],
    ['Authority', { request: buildRequest({ email: null }) }, /no e-mail address of this authority/],
  ])('to the %s is not begun where it would be refused: %j', async (name, ticket, why) => {
    await open1(filed(ticket));
    await choose(name);
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
  });

  it('is not written about a closed order', async () => {
    await open1(filed({ status: 'closed', nextActions: [] }));
    await hit('r');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that is refused meanwhile says why', async () => {
    await open1(filed(), { [`POST ${PATH}`]: refusedAs(409, 'sla.client-not-to-be-informed') });
    await choose('Client');
    fill(TO_CLIENT, 'x');
    await press('Send to Acme Widgets Inc.');
    expect(screen.getByText(/forbidden to tell the client/)).toBeTruthy();
  });
});

describe('a file', () => {
  const there = buildTicketFile({ id: '0199a1b2-0000-7000-8000-000000000001', name: 'filed.pdf' });
  const added = buildTicketFile({
    id: '0199a1b2-0000-7000-8000-000000000002',
    name: 'reply.pdf',
    from: 'staff',
  });
  let uploads: ReturnType<typeof fakeUploads>;
  beforeEach(() => {
    uploads = fakeUploads();
  });
  const upload = async (file: File) => {
    fireEvent.change(screen.getByLabelText(/^Add a file/), { target: { files: [file] } });
    await settle();
  };

  it('is uploaded with its progress and goes with the message, beside one that was there', async () => {
    let files = [there];
    const api = await open1(filed({ files }), {
      [TICKET]: () => ok(filed({ files })),
      [`POST ${PATH}`]: ok(filed({ files: [there, added] })),
    });
    await upload(new File(['x'], 'reply.pdf'));
    act(() => uploads[0]?.progress(1, 4));
    expect(screen.getByLabelText<HTMLProgressElement>(/reply\.pdf/).value).toBe(25);
    expect(screen.getByRole('button', { name: /^Send to/ }).hasAttribute('disabled')).toBe(true);
    files = [there, added];
    uploads[0]?.answer(201, added);
    await settle();
    fireEvent.click(screen.getByRole('checkbox', { name: /filed\.pdf/ }));
    fill(TO_AUTHORITY, 'Please find both attached.');
    expect(await axeFaults()).toEqual([]);
    await press('Send to Autoriteit Consument & Markt');
    expect(uploads[0]?.path).toBe('/api/admin/sla-tickets/1/files');
    expect(api.sent('POST', PATH)[0]?.body).toMatchObject({ fileIds: [added.id, there.id] });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /filed\.pdf/ }).checked).toBe(false);
  });

  it('that is refused says why, by its name', async () => {
    await open1();
    await upload(new File(['x'], 'virus.pdf'));
    uploads[0]?.answer(422, { code: 'onboarding.file-infected', message: 'x' });
    await settle();
    expect(screen.getByText(/^virus\.pdf: Our virus scanner/)).toBeTruthy();
  });
});
