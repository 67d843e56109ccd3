import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import {
  address,
  errorAt,
  fakeApi,
  fakeUploads,
  fill,
  later,
  ok,
  press,
  refusedAs,
  settle,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { axeFaults } from '../../../test/axe.ts';
import {
  buildRequest,
  buildTicketFile,
  REFERENCE,
  REQUEST_PATH,
  TOKEN,
} from '../../../test/authority-requests.ts';
import { open } from '../../../test/open.ts';
import { announced } from '../../../test/announcements.ts';

withFakeBrowser();

const READ = `GET ${REQUEST_PATH}`;
const WRITE = `POST ${REQUEST_PATH}/messages`;
const PLACE = `/authorities/r/${REFERENCE}`;
const LINK = `${PLACE}#${TOKEN}`;
const text = () => document.body.textContent ?? '';

const QUESTION = {
  id: 1,
  from: 'staff',
  body: 'Which account\ndo you mean?',
  createdAt: '2026-11-20T12:00:00.000Z',
  files: [buildTicketFile({ id: '0193b1c2-0000-7000-8000-000000000002', name: 'letter.pdf' })],
} as const;

describe('AuthorityRequestPage', () => {
  it('reads with the token of the fragment, which is in no address that is asked for', async () => {
    const api = fakeApi({ [READ]: ok(buildRequest()) });
    await open(LINK);
    const [read] = api.calls;
    expect(read?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    expect(api.calls.map(({ path }) => path).join()).not.toContain(TOKEN);
    expect(read?.path).not.toContain('#');
    expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).not.toContain(REFERENCE);
  });

  it('takes the token out of the address and its history, and has it after a reload of the tab', async () => {
    const api = fakeApi({ [READ]: ok(buildRequest()) });
    const before = window.history.length;
    await open(LINK);
    expect(address()).toBe(PLACE);
    expect(window.history.length).toBe(before);
    cleanup();
    await open(PLACE);
    const tokens = api.sent('GET', REQUEST_PATH).map(({ headers }) => headers.get('Authorization'));
    expect(new Set(tokens)).toEqual(new Set([`Bearer ${TOKEN}`]));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(REFERENCE);
  });

  it.each([
    ['given', 'Effect was given: 20 November 2026'],
    ['partly', 'Effect was given to a part of it: 20 November 2026'],
    ['refused', 'No effect was given.'],
  ] as const)('says what was done about it, and why: %s', async (outcome, sentence) => {
    const effectAt = outcome === 'refused' ? null : '2026-11-20T13:00:00.000Z';
    const outcomeReason = outcome === 'given' ? null : 'It is lawful there';
    fakeApi({ [READ]: ok(buildRequest({ state: 'answered', outcome, effectAt, outcomeReason })) });
    await open(LINK);
    expect(text()).toContain(sentence);
    expect(text().includes('Why: It is lawful there')).toBe(outcome !== 'given');
  });

  it('claims no effect of an answer alone', async () => {
    fakeApi({ [READ]: ok(buildRequest({ state: 'answered' })) });
    await open(LINK);
    expect(text()).toContain('The representative has answered.');
    expect(text()).not.toMatch(/effect was given/i);
  });

  it('goes by the link that was opened last, and by none of another request', async () => {
    const api = fakeApi({ [READ]: ok(buildRequest()) });
    await open(LINK);
    cleanup();
    await open(`${PLACE}#another-token`);
    expect(api.sent('GET', REQUEST_PATH).at(-1)?.headers.get('Authorization')).toBe('Bearer another-token');
    cleanup();
    await open('/authorities/r/A-ZZZZ-ZZZZ');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link opens nothing');
    expect(api.calls.filter(({ path }) => path.includes('ZZZZ'))).toEqual([]);
  });

  it('goes on where nothing can be kept in the tab', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });
    fakeApi({ [READ]: ok(buildRequest()) });
    await open(LINK);
    setItem.mockRestore();
    expect(address()).toBe(PLACE);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(REFERENCE);
  });

  it('says where it stands, with times, and what was written', async () => {
    const request = buildRequest({
      state: 'awaiting_authority',
      acknowledgedAt: '2026-11-20T10:00:00.000Z',
      files: [buildTicketFile()],
      messages: [QUESTION],
    });
    fakeApi({ [READ]: ok(request) });
    await open(LINK);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(REFERENCE);
    const current = screen
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    expect(current?.textContent).toContain('Waiting for you');
    for (const sentence of ['ACM/26/123', 'We have a question for you', 'Which account\ndo you mean?'])
      expect(text()).toContain(sentence);
    expect(screen.getByRole('button', { name: 'Save order.pdf' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('asks again every 30 seconds, says so, and keeps what it has', async () => {
    const answers = [ok(buildRequest()), refusedAs(503, 'gateway.service-unavailable')];
    const acknowledged = buildRequest({ state: 'acknowledged', acknowledgedAt: '2026-11-20T10:00:00.000Z' });
    fakeApi({ [READ]: () => answers.shift() ?? ok(acknowledged) });
    await open(LINK);
    expect(text()).toContain('Refreshes every 30 seconds.');
    await later(30_000);
    expect(text()).toContain('The last refresh failed.');
    expect(text()).toContain(REFERENCE);
    await later(30_000);
    expect(screen.getByText(/Acknowledged by a person/).textContent).toContain('(now)');
  });

  it('names what is missing, and begins the message that sends it', async () => {
    const api = fakeApi({
      [READ]: ok(buildRequest({ missing: ['redress', 'scope'] })),
      [WRITE]: ok({}, 201),
    });
    await open(LINK);
    await press('Write it now');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('Redress:\n\nTerritorial scope:\n');
    fill('Message', `${field.value}The Netherlands`);
    await press('Send the message');
    const [sent] = api.sent('POST', `${REQUEST_PATH}/messages`);
    expect(sent?.body).toEqual({ body: 'Redress:\n\nTerritorial scope:\nThe Netherlands', fileIds: [] });
    expect(sent?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    expect(announced('status')).toContain('Your message is sent.');
    expect(field.value).toBe('');
    expect(api.sent('GET', REQUEST_PATH)).toHaveLength(2);
  });

  it('sends files with a message, and waits for them', async () => {
    const api = fakeApi({ [READ]: ok(buildRequest()), [WRITE]: ok({}, 201) });
    const uploads = fakeUploads();
    await open(LINK);
    fill('Message', 'Attached.');
    const file = new File(['%PDF-1.7'], 'order.pdf');
    fireEvent.change(screen.getByLabelText('Choose files'), { target: { files: [file] } });
    await settle();
    expect(screen.getByRole('button', { name: 'Send the message' }).hasAttribute('disabled')).toBe(true);
    expect(uploads[0]?.headers['Authorization']).toBe(`Bearer ${TOKEN}`);
    act(() => uploads[0]!.answer(201, buildTicketFile()));
    await settle();
    await press('Send the message');
    expect(api.sent('POST', `${REQUEST_PATH}/messages`)[0]?.body).toEqual({
      body: 'Attached.',
      fileIds: [buildTicketFile().id],
    });
  });

  it('keeps the message when nobody answers and when the page is opened anew', async () => {
    const answers = ['no answer' as const, ok({}, 201)];
    const api = fakeApi({ [READ]: ok(buildRequest()), [WRITE]: () => answers.shift() ?? 'no answer' });
    await open(LINK);
    await press('Send the message');
    expect(errorAt('Message')).toBe('Please write a message');
    fill('Message', 'We withdraw it.');
    await press('Send the message');
    expect(announced('alert').join()).toContain('Your message was not sent; it is still here.');
    await press('Send the message');
    const keys = api
      .sent('POST', `${REQUEST_PATH}/messages`)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).toBe(keys[0]);
    fill('Message', 'One more thing');
    cleanup();
    await open(LINK);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('One more thing');
  });

  it('fetches a file with the token, and saves it', async () => {
    const path = `${REQUEST_PATH}/files/${QUESTION.files[0].id}`;
    const api = fakeApi({
      [READ]: ok(buildRequest({ messages: [QUESTION] })),
      [`GET ${path}`]: ok('%PDF-1.7'),
    });
    URL.createObjectURL = jest.fn(() => 'blob:letter');
    URL.revokeObjectURL = jest.fn();
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} from ${this.href}`);
    });
    await open(LINK);
    await press('Save letter.pdf');
    expect(api.sent('GET', path)[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    expect(saved).toEqual(['letter.pdf from blob:letter']);
    jest.restoreAllMocks();
  });
});

describe('the receipt’s link', () => {
  const CONFIRM = `POST ${REQUEST_PATH}/confirm`;

  it('lets the authority say that the address is its own, once', async () => {
    const api = fakeApi({
      [READ]: ok(buildRequest({ isSenderConfirmed: false })),
      [CONFIRM]: ok(buildRequest()),
    });
    await open(`${LINK}.the-code`);
    expect(api.sent('GET', REQUEST_PATH)[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    await press('Confirm that this is our address');
    expect(api.sent('POST', `${REQUEST_PATH}/confirm`)[0]?.body).toEqual({ code: 'the-code' });
    expect(announced('status')).toContain('Thank you. The address is confirmed.');
    expect(address()).toBe(PLACE);
  });

  it('says when it no longer works', async () => {
    fakeApi({
      [READ]: ok(buildRequest({ isSenderConfirmed: false })),
      [CONFIRM]: refusedAs(404, 'gateway.not-found'),
    });
    await open(`${LINK}.the-code`);
    await press('Confirm that this is our address');
    expect(announced('alert')[0]).toContain('This link no longer works.');
  });

  it.each([
    [`${LINK}.the-code`, true],
    [LINK, false],
  ])('asks nothing of %s when it is confirmed: %p', async (link, isSenderConfirmed) => {
    fakeApi({ [READ]: ok(buildRequest({ isSenderConfirmed })) });
    await open(link);
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
  });
});

describe('a link that opens nothing', () => {
  const NEW = `POST ${REQUEST_PATH}/link`;

  it.each([['a wrong one'], ['one without its key']])(
    'is %s: a new one is offered, in the same words',
    async (which) => {
      const api = fakeApi({ [READ]: refusedAs(404, 'gateway.not-found'), [NEW]: ok({}, 202) });
      await open(which === 'a wrong one' ? LINK : `/authorities/r/${REFERENCE}`);
      expect(api.sent('GET', REQUEST_PATH)).toHaveLength(which === 'a wrong one' ? 1 : 0);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link opens nothing');
      expect(await axeFaults()).toEqual([]);
      await press('Mail a new link');
      expect(api.sent('POST', `${REQUEST_PATH}/link`)[0]?.body).toEqual({});
      expect(announced('status')[0]).toContain('If there is such a request, a new link is on its way');
    },
  );

  it('says to wait after many', async () => {
    fakeApi({
      [READ]: refusedAs(404, 'gateway.not-found'),
      [NEW]: refusedAs(429, 'gateway.too-many-attempts'),
    });
    await open(LINK);
    await press('Mail a new link');
    expect(announced('alert')[0]).toContain('Please wait an hour');
  });
});
