import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import {
  address,
  axeFaults,
  errorAt,
  fakeApi,
  fakeUploads,
  fill,
  later,
  ok,
  press,
  refused,
  refusedAs,
  settle,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf, SIGNED_OUT } from '../../../test/account.ts';
import { buildFile, buildMessage, buildOrder } from '../../../test/builders.ts';
import { open } from '../../../test/open.ts';

withFakeBrowser();
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'confirm').mockReset().mockReturnValue(true);
  jest.setSystemTime(new Date('2026-11-20T12:00:00.000Z'));
});

const PAGE = '/client/orders/1';
const ORDER = '/api/client/sla-tickets/1';
const SEND = `${ORDER}/messages`;
const ANSWERED_AT = '2026-11-20T12:00:00.000Z';
const SENT = buildMessage({ id: 2, from: 'client', body: 'We took it down.', createdAt: ANSWERED_AT });
const WITH_ORDER = { ...accountOf(), [`GET ${ORDER}`]: ok(buildOrder()) };

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer');
async function choose(...files: File[]): Promise<void> {
  fireEvent.change(screen.getByLabelText('Files (optional)'), { target: { files } });
  await settle();
}
const pdf = (name = 'statement.pdf') => new File(['x'], name);

describe('an answer', () => {
  it('is sent with its files, and stands in the conversation with the clock at rest', async () => {
    const uploads = fakeUploads();
    let order = buildOrder();
    const api = fakeApi({
      ...accountOf(),
      [`GET ${ORDER}`]: () => ok(order),
      [`POST ${SEND}`]: () => {
        order = buildOrder({
          messages: [SENT],
          clientAnsweredAt: ANSWERED_AT,
          steps: [{ step: 'answered', at: ANSWERED_AT }],
        });
        return ok(SENT, 201);
      },
    });
    await open(PAGE);
    fill('Your answer', 'We took it down.');
    await choose(pdf());
    expect(uploads[0]?.path).toBe(`${ORDER}/files`);
    uploads[0]?.answer(201, buildFile());
    await settle();
    await press('Send the answer');
    expect(api.sent('POST', SEND)[0]?.body).toEqual({ body: 'We took it down.', fileIds: [buildFile().id] });
    expect(screen.getByText('Your answer came in time.')).toBeTruthy();
    expect(screen.getByText('We took it down.')).toBeTruthy();
    expect(shownToast()?.text).toMatch(/^Answer sent/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Write to us').value).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('says what was done about the order, when, and why not more', async () => {
    const api = fakeApi({ ...WITH_ORDER, [`POST ${SEND}`]: ok(SENT, 201) });
    await open(PAGE);
    fill('Your answer', 'We took one of them down.');
    fill('What you did about the order (optional)', 'partly');
    await press('Send the answer');
    expect(errorAt('When you did it')).toBe('Please give date and time');
    fill('When you did it', '2026-11-20T10:30');
    await press('Send the answer');
    expect(errorAt('Why only a part of it')).toBe('Please say why no effect was given, or only in part');
    fill('Why only a part of it', 'The other was gone');
    expect(await axeFaults()).toEqual([]);
    await press('Send the answer');
    expect(api.sent('POST', SEND)[0]?.body).toEqual({
      body: 'We took one of them down.',
      outcome: 'partly',
      effectAt: new Date('2026-11-20T10:30').toISOString(),
      outcomeReason: 'The other was gone',
    });
  });

  it('must say something, and at most 20,000 characters, counted near the end', async () => {
    const api = fakeApi(WITH_ORDER);
    await open(PAGE);
    await press('Send the answer');
    expect(errorAt('Your answer')).toBe('Please write a message');
    fill('Your answer', 'x'.repeat(18_000));
    expect(screen.queryByText(/of 20,000 characters/)).toBeNull();
    fill('Your answer', 'x'.repeat(18_001));
    expect(screen.getByText('18,001 of 20,000 characters')).toBeTruthy();
    fill('Your answer', 'x'.repeat(20_001));
    expect(screen.getByText('1 character too many')).toBeTruthy();
    await press('Send the answer');
    expect(errorAt('Your answer')).toBe('Please use at most 20000 characters');
    expect(api.sent('POST', SEND)).toEqual([]);
  });

  it('is still there after a reload, and can be discarded', async () => {
    fakeApi(WITH_ORDER);
    await open(PAGE);
    fill('Your answer', 'Half an ans');
    cleanup();
    await open(PAGE);
    expect(field().value).toBe('Half an ans');
    expect(screen.getByText(/what you wrote here earlier/)).toBeTruthy();
    await press('Discard it');
    expect(field().value).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('is asked about before its page is left', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    fakeApi(WITH_ORDER);
    await open(PAGE);
    fireEvent.click(screen.getByRole('link', { name: 'Privacy Policy' }));
    expect(ask).not.toHaveBeenCalled();
    cleanup();
    await open(PAGE);
    fill('Your answer', 'Half an ans');
    fireEvent.click(screen.getByRole('link', { name: 'Privacy Policy' }));
    expect(ask).toHaveBeenCalledWith(expect.stringContaining('Your answer is not sent'));
    expect(address()).toBe(PAGE);
  });

  it.each([
    [refusedAs(503, 'gateway.service-unavailable'), /nothing was sent. Please try again/],
    ['no answer' as const, /The server did not answer/],
    [
      refused(400, 'Validation failed', [{ path: 'fileIds', message: 'Please upload the file again' }]),
      /One of the files is no longer there/,
    ],
  ])('keeps what was typed when it is not taken: %j', async (answer, message) => {
    fakeApi({ ...WITH_ORDER, [`POST ${SEND}`]: answer });
    await open(PAGE);
    fill('Your answer', 'We took it down.');
    await press('Send the answer');
    expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull();
    expect(field().value).toBe('We took it down.');
  });

  it('shows at the field what the server refused there', async () => {
    const errors = [{ path: 'body', message: 'Please leave out control characters' }];
    fakeApi({ ...WITH_ORDER, [`POST ${SEND}`]: refused(400, 'Validation failed', errors) });
    await open(PAGE);
    fill('Your answer', 'We took it down.');
    await press('Send the answer');
    expect(errorAt('Your answer')).toBe('Please leave out control characters');
    expect(await axeFaults()).toEqual([]);
  });

  it('waits for a new sign-in when the session has ended', async () => {
    let isOver = false;
    fakeApi({
      ...WITH_ORDER,
      'GET /api/client/user': () => (isOver ? SIGNED_OUT : accountOf()['GET /api/client/user']),
      [`POST ${SEND}`]: () => {
        isOver = true;
        return SIGNED_OUT;
      },
    });
    await open(PAGE);
    fill('Your answer', 'We took it down.');
    await press('Send the answer');
    expect(address()).toBe(`/client/login?back=${PAGE}`);
    expect(screen.getByText('Your session has ended.')).toBeTruthy();
    expect(localStorage.getItem('rep13.answer.734512901.1')).toContain('We took it down.');
  });
});

describe('the files of an answer', () => {
  it('show how far they are, and are waited for', async () => {
    const uploads = fakeUploads();
    fakeApi(WITH_ORDER);
    await open(PAGE);
    await choose(pdf('one.pdf'), pdf('two.pdf'));
    act(() => uploads[0]?.progress(40, 100));
    expect(screen.getByText('Uploading one.pdf, 40%')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send the answer' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/as soon as the upload has ended/)).toBeTruthy();
    uploads[0]?.answer(201, buildFile({ id: 'one', name: 'one.pdf' }));
    await settle();
    uploads[1]?.answer(201, buildFile({ id: 'two', name: 'two.pdf' }));
    await settle();
    const chosen = screen.getByRole('list', { name: 'Files of this answer' });
    expect(chosen.textContent).toMatch(/one\.pdf.*two\.pdf/);
    await press('Remove one.pdf');
    expect(chosen.textContent).not.toContain('one.pdf');
  });

  it('are called off together', async () => {
    const uploads = fakeUploads();
    fakeApi(WITH_ORDER);
    await open(PAGE);
    await choose(pdf('one.pdf'), pdf('two.pdf'));
    await press('Cancel');
    expect(uploads[0]?.isAborted()).toBe(true);
    expect(uploads).toHaveLength(1);
    expect(screen.queryByText(/two\.pdf/)).toBeNull();
    expect(screen.queryByText(/Uploading/)).toBeNull();
  });

  it('say for each why it was not taken', async () => {
    const uploads = fakeUploads();
    fakeApi(WITH_ORDER);
    await open(PAGE);
    const large = pdf('large.pdf');
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
    await choose(large, pdf('picture.exe'), new File([], 'empty.pdf'), pdf('locked.pdf'), pdf('last.pdf'));
    uploads[0]?.answer(415, { code: 'onboarding.file-unreadable' });
    await settle();
    uploads[1]?.breakOff();
    await later(50);
    const problems = screen
      .getAllByText(/^(large|picture|empty|locked|last)\./)
      .map((line) => line.textContent);
    expect(problems).toEqual([
      expect.stringContaining('large.pdf: This file is larger than 25 MB.'),
      expect.stringContaining('picture.exe: Please choose a PDF'),
      'empty.pdf: This file is empty.',
      expect.stringContaining('locked.pdf: This file is protected or damaged'),
      expect.stringContaining('last.pdf: The upload was interrupted.'),
    ]);
    expect(screen.getByRole('button', { name: 'Send the answer' }).hasAttribute('disabled')).toBe(false);
  });
});
