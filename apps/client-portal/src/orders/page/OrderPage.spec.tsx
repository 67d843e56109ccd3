import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import {
  address,
  axeFaults,
  fakeApi,
  fill,
  later,
  ok,
  press,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf, SIGNED_OUT } from '../../../test/account.ts';
import { buildFile, buildMessage, buildOrder, buildOrderView, buildUser } from '../../../test/builders.ts';
import { open } from '../../../test/open.ts';

withFakeBrowser();
beforeEach(() => {
  localStorage.clear();
  jest.setSystemTime(new Date('2026-11-20T12:00:00.000Z'));
});

const PAGE = '/client/orders/1';
const ORDER = '/api/client/sla-tickets/1';
const READ_AT = '2026-11-20T12:00:00.000Z';

const withOrder = (overrides: Partial<ClientTicketDetailView> = {}) => ({
  ...accountOf(),
  [`GET ${ORDER}`]: ok(buildOrder(overrides)),
});
const partOf = (heading: string) => within(screen.getByRole('region', { name: heading }));
const isThere = (name: string) => screen.queryByRole('button', { name }) !== null;

describe('the page of an order', () => {
  it('asks for the sign-in, and opens after it', async () => {
    let isSignedIn = false;
    fakeApi({
      ...withOrder(),
      'GET /api/client/user': () => (isSignedIn ? ok(buildUser()) : SIGNED_OUT),
      'POST /api/client/login': () => {
        isSignedIn = true;
        return ok(buildUser());
      },
    });
    await open(PAGE);
    expect(address()).toBe(`/client/login?back=${PAGE}`);
    fill('Client ID', 'DSA-K7M2QX');
    fill('Password', 'correct horse');
    await press('Sign In');
    expect(address()).toBe(PAGE);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Autoriteit Consument & Markt');
    expect(screen.getByText('SLA-2026-00001')).toBeTruthy();
  });

  it.each([PAGE, '/client/orders/another', '/client/orders/0'])(
    'says at %s that there is no such order, with the way back',
    async (path) => {
      fakeApi({ ...accountOf(), [`GET ${ORDER}`]: refusedAs(404, 'gateway.not-found') });
      await open(path);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Order Not Found');
      const back = screen.getByRole('link', { name: 'Go to your orders' });
      expect(back.getAttribute('href')).toBe('/client/dashboard?tab=sla#mandate');
    },
  );

  it('offers to ask again when the order could not be loaded', async () => {
    const answers = [refusedAs(503, 'gateway.service-unavailable')];
    fakeApi({ ...accountOf(), [`GET ${ORDER}`]: () => answers.pop() ?? ok(buildOrder()) });
    await open(PAGE);
    await press('Try again');
    expect(screen.getByText('SLA-2026-00001')).toBeTruthy();
  });

  it('has the files that were forwarded with it', async () => {
    fakeApi(withOrder({ files: [buildFile({ id: 'f1', name: 'screen.png' })] }));
    await open(PAGE);
    const files = within(screen.getByRole('list', { name: 'Files of the authority' }));
    const link = files.getByRole('link', { name: 'screen.png' });
    expect(link.getAttribute('href')).toBe('/api/client/sla-tickets/1/files/f1');
  });

  it('says what the order says, and opens none of its addresses', async () => {
    const urls = ['https://acme.example/offers/1', 'javascript:alert(1)', '\u202Emoc.elpmaxe//:sptth'];
    fakeApi(withOrder({ order: buildOrderView({ urls }) }));
    await open(PAGE);
    const order = partOf('What the order says');
    expect(order.getByText('An order to act against illegal content, Article 9 DSA')).toBeTruthy();
    const lines = within(order.getByRole('list', { name: 'Addresses' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      ...urls.slice(0, 2),
      '[U+202E]moc.elpmaxe//:sptth',
    ]);
    expect(order.queryByRole('link')).toBeNull();
  });

  it('shows ten of many addresses, and the rest when it is asked for', async () => {
    const urls = Array.from({ length: 12 }, (_, index) => `https://acme.example/${index}`);
    fakeApi(withOrder({ order: buildOrderView({ urls }) }));
    await open(PAGE);
    const lines = () =>
      within(screen.getByRole('list', { name: 'Addresses' })).getAllByRole('listitem').length;
    expect(lines()).toBe(10);
    await press('Show all 12');
    expect(lines()).toBe(12);
  });

  it('shows what staff wrote down of an order that came by another way', async () => {
    fakeApi(withOrder({ order: null, description: 'By phone: take down the offer.' }));
    await open(PAGE);
    expect(partOf('What the order says').getByText('By phone: take down the offer.')).toBeTruthy();
  });

  it('shows both what the order says and what staff wrote down of it', async () => {
    fakeApi(withOrder({ order: buildOrderView(), description: 'By phone: take down the offer.' }));
    await open(PAGE);
    const section = partOf('What the order says');
    expect(section.getByText('By phone: take down the offer.')).toBeTruthy();
    expect(section.getByText('The offer misleads consumers.')).toBeTruthy();
  });

  it('shows the conversation, with files that are saved and not opened', async () => {
    const files = [buildFile()];
    fakeApi(
      withOrder({ messages: [buildMessage(), buildMessage({ id: 2, from: 'client', body: 'No.', files })] }),
    );
    await open(PAGE);
    const messages = partOf('Our conversation').getAllByRole('listitem');
    expect(messages[0]?.textContent).toMatch(/^Rep13.*Please tell us whether/);
    expect(messages[1]?.textContent).toMatch(/^You.*No\./);
    const file = screen.getByRole('link', { name: 'statement.pdf' });
    expect(file.getAttribute('href')).toBe(`${ORDER}/files/${files[0]?.id}`);
    expect(file.getAttribute('download')).toBe('statement.pdf');
  });

  it('shows within 30 seconds what has happened, and announces it', async () => {
    let order = buildOrder();
    fakeApi({ ...accountOf(), [`GET ${ORDER}`]: () => ok(order) });
    await open(PAGE);
    order = buildOrder({ messages: [buildMessage()] });
    await later(30_100);
    expect(screen.getByText(/Please tell us whether/)).toBeTruthy();
    expect(shownToast()?.text).toMatch(/^We have written to you/);
  });

  it('keeps no order on the screen that was taken from the client', async () => {
    let isThere = true;
    fakeApi({
      ...accountOf(),
      [`GET ${ORDER}`]: () => (isThere ? ok(buildOrder()) : refusedAs(404, 'gateway.not-found')),
    });
    await open(PAGE);
    isThere = false;
    await later(30_100);
    expect(screen.queryByText('SLA-2026-00001')).toBeNull();
    expect(screen.getByText('404 Order Not Found')).toBeTruthy();
  });

  it('has nothing that axe finds', async () => {
    fakeApi(withOrder({ messages: [buildMessage({ files: [buildFile()] })] }));
    await open(PAGE);
    expect(await axeFaults()).toEqual([]);
  });
});

describe('I have read it', () => {
  it('tells us with one press, shows what the server answers, and leads on to the answer', async () => {
    const read = buildOrder({ clientReadAt: READ_AT });
    const api = fakeApi({ ...withOrder(), [`POST ${ORDER}/read`]: ok(read) });
    await open(PAGE);
    expect(screen.getByText('You have 9 h 40 min to answer.')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'I have read it' });
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('we will not contact anyone else in your company');
    button.focus();
    await press('I have read it');
    expect(api.sent('POST', `${ORDER}/read`)).toHaveLength(1);
    expect(shownToast()?.text).toMatch(/^Thank you/);
    expect(isThere('I have read it')).toBe(false);
    const [part] = screen.getAllByText('What we need from you');
    expect(document.activeElement).toBe(part?.closest('[tabindex]'));
    await press('Write the answer');
    expect(document.activeElement).toBe(screen.getByLabelText('Your answer'));
  });

  it('says why it was not taken, and shows how the order is now', async () => {
    let order = buildOrder();
    fakeApi({
      ...accountOf(),
      [`GET ${ORDER}`]: () => ok(order),
      [`POST ${ORDER}/read`]: refusedAs(503, 'gateway.service-unavailable'),
    });
    await open(PAGE);
    order = buildOrder({ status: 'in_progress', clientDueAt: null });
    await press('I have read it');
    expect(screen.getByText('No answer needed.')).toBeTruthy();
  });
});

describe('a closed order', () => {
  const CLOSED = {
    status: 'closed',
    canAnswer: false,
    closedAt: '2026-11-21T10:00:00.000Z',
    outcome: 'given',
    effectAt: '2026-11-21T09:00:00.000Z',
  } as const;

  it('says what became of it and whom to write to, and takes no answer', async () => {
    fakeApi(withOrder(CLOSED));
    await open(PAGE);
    const part = partOf('Outcome');
    expect(part.getByText(/The order was carried out, on 21 November 2026/)).toBeTruthy();
    const mail = part.getByRole('link', { name: LEGAL_ENTITY.supportEmail });
    expect(mail.getAttribute('href')).toBe(`mailto:${LEGAL_ENTITY.supportEmail}`);
    expect(screen.queryByLabelText(/^(Write to us|Your answer)$/)).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  it('still shows what was typed while it was closed', async () => {
    let order = buildOrder();
    fakeApi({
      ...accountOf(),
      [`GET ${ORDER}`]: () => ok(order),
      [`POST ${ORDER}/messages`]: () => {
        order = buildOrder(CLOSED);
        return refusedAs(409, 'sla.ticket-closed');
      },
    });
    await open(PAGE);
    fill('Your answer', 'We took it down.');
    await press('Send the answer');
    const part = partOf('Outcome');
    expect(part.getByText('You had begun an answer that was not sent.')).toBeTruthy();
    expect(part.getByText('We took it down.')).toBeTruthy();
    await press('Discard it');
    expect(screen.queryByText('We took it down.')).toBeNull();
  });
});
