import { describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import {
  address,
  errorAt,
  fakeApi,
  fakeUploads,
  fill,
  follow,
  later,
  listedErrors,
  ok,
  press,
  refused,
  refusedAs,
  settle,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { axeFaults } from '../../test/axe.ts';
import { buildTicketFile, REFERENCE, REQUEST_PATH, TOKEN } from '../../test/authority-requests.ts';
import { open } from '../../test/open.ts';
import { announced } from '../../test/announcements.ts';
// Loaded before: a test's time does not wait for a chunk.
import './work/find-number.ts';

withFakeBrowser();

const WORK = 'GET /api/authority-requests/work';
const SEND = 'POST /api/authority-requests';
const RECEIPT = ok({ reference: REFERENCE, token: TOKEN, missing: ['redress'] }, 201);
const text = () => document.body.textContent ?? '';
const pdf = (name = 'order.pdf', content = '%PDF-1.7') => new File([content], name);

/** As far as the last step, with what is compulsory. */
async function writeOrder(): Promise<void> {
  await open('/authorities');
  fill(/^Company, domain/, 'northwind.example');
  fireEvent.click(screen.getByLabelText(/^An order to act/));
  await press('Continue');
  fill('Authority', 'ACM');
  fill('Email of your office', 'desk@acm.example');
  await press('Continue');
  fill(/^Where the content is/, 'https://northwind.example/1\nhttps://northwind.example/2');
  await press('Continue');
  fireEvent.click(screen.getByLabelText('The client must not be informed'));
  await press('Continue');
}

const UNTRANSLATED = ok({ reference: REFERENCE, token: TOKEN, missing: [], translation: 'missing' }, 201);

async function chooseFiles(...files: File[]): Promise<void> {
  fireEvent.change(screen.getByLabelText('Choose files'), { target: { files } });
  await settle();
}

describe('sending an order', () => {
  it('ticks the steps that lie behind and lack nothing, and none that was skipped', async () => {
    const ticked = () =>
      [...document.querySelectorAll('nav [data-done="true"]')].map((sign) => sign.closest('a')?.textContent);
    await open('/authorities?step=terms');
    expect(ticked()).toEqual([]);
    cleanup();
    await writeOrder();
    expect(ticked()).toEqual([
      'Whom it is about(done)',
      'Who you are(done)',
      'The order(done)',
      'Redress and time(done)',
    ]);
  });

  it('is told that a translation is needed, and into what', async () => {
    fakeApi({ [WORK]: ok({ challenge: 'c', bits: 0 }), [SEND]: UNTRANSLATED });
    await writeOrder();
    await press('Send the order');
    expect(text()).toContain('of Article 9(2) or 10(2) into one of these: Dutch, English.');
    expect(text()).not.toContain('It lacks');
    expect(await axeFaults()).toEqual([]);
  });

  it('shows all of it, sends it, and gives the key', async () => {
    const api = fakeApi({ [WORK]: ok({ challenge: 'c', bits: 0 }), [SEND]: RECEIPT });
    await writeOrder();
    for (const sentence of [
      'northwind.example',
      'ACM',
      'https://northwind.example/2',
      'must not be informedYes',
    ])
      expect(text()).toContain(sentence);
    await press('Send the order');
    expect(api.sent('POST', '/api/authority-requests')[0]?.body).toMatchObject({
      kind: 'act',
      target: 'northwind.example',
      urls: ['https://northwind.example/1', 'https://northwind.example/2'],
      doNotInform: true,
    });
    expect(text()).toContain(REFERENCE);
    expect(text()).toContain('It lacks, by the Digital Services Act: redress.');
    expect(text()).toContain('Within 24 hours: a person reads the order');
    const link = screen.getByLabelText<HTMLTextAreaElement>('Its address').value;
    expect(link).toBe(`http://localhost/authorities/r/${REFERENCE}#${TOKEN}`);
    expect(text()).toContain('Anyone with this link can read and answer');
    expect(await axeFaults()).toEqual([]);
  });

  it('takes reasons that cannot be given, of an order to provide information', async () => {
    const api = fakeApi({ [WORK]: ok({ challenge: 'c', bits: 0 }), [SEND]: RECEIPT });
    await open('/authorities');
    fill(/^Company, domain/, 'northwind.example');
    fireEvent.click(screen.getByLabelText(/^An order to provide information/));
    await press('Continue');
    fill('Authority', 'ACM');
    fill('Email of your office', 'desk@acm.example');
    await press('Continue');
    expect(text()).toContain('statement of reasons');
    fireEvent.click(screen.getByLabelText('Criminal proceedings: the reasons cannot be given'));
    await settle();
    expect(text()).toContain('Missing: legal basis, account names or other identifiers, redress.');
    await press('Continue');
    fill(/^Answer due by/, '9999-12-31T10:00');
    await press('Continue');
    expect(errorAt(/^Answer due by/)).toMatch(/more than a year ahead/);
    fill(/^Answer due by/, new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 16));
    fireEvent.click(screen.getByLabelText(/^It is so/));
    await press('Continue');
    await press('Send the order');
    expect(api.sent('POST', '/api/authority-requests')[0]?.body).toMatchObject({
      reasonsWithheld: true,
      deadlineIsPast: true,
    });
  });

  it('does the work while the form is filled in, and brings it along', async () => {
    const api = fakeApi({ [WORK]: ok({ challenge: 'challenge', bits: 8 }), [SEND]: RECEIPT });
    await open('/authorities');
    expect(api.sent('GET', '/api/authority-requests/work')).toEqual([]);
    cleanup();
    await writeOrder();
    expect(api.sent('GET', '/api/authority-requests/work')).toHaveLength(1);
    await press('Send the order');
    const [sent] = api.sent('POST', '/api/authority-requests');
    expect(sent?.headers.get('X-Intake-Work')).toMatch(/^challenge\.\d+$/);
  });

  it('says that the calculation takes a moment, and sends when it is done', async () => {
    let answer = () => {};
    const work = new Promise<void>((resolve) => (answer = resolve));
    const api = fakeApi({
      [WORK]: () => work.then(() => ok({ challenge: 'c', bits: 4 })),
      [SEND]: RECEIPT,
    });
    await writeOrder();
    await press('Send the order');
    expect(
      screen.getByRole('button', { name: 'One moment, your browser finishes a calculation' }),
    ).toBeTruthy();
    expect(api.sent('POST', '/api/authority-requests')).toEqual([]);
    await act(async () => answer());
    await later(1_000);
    expect(text()).toContain(REFERENCE);
  });

  it('does the work again, without a word, when it was too old', async () => {
    const answers = [refusedAs(403, 'gateway.intake-work-required'), RECEIPT];
    const challenges = ['old', 'new'];
    const api = fakeApi({
      [WORK]: () => ok({ challenge: challenges.shift(), bits: 2 }),
      [SEND]: () => answers.shift() ?? RECEIPT,
    });
    await writeOrder();
    await press('Send the order');
    const sent = api.sent('POST', '/api/authority-requests').map(({ headers }) => headers);
    expect(sent.map((headers) => headers.get('X-Intake-Work')?.split('.')[0])).toEqual(['old', 'new']);
    expect(sent[1]?.get('Idempotency-Key')).toBe(sent[0]?.get('Idempotency-Key'));
    expect(text()).toContain(REFERENCE);
  });

  it('keeps every word when nobody answers, and tries again with the same key, also after a reload', async () => {
    const answers = ['no answer' as const, RECEIPT];
    const api = fakeApi({
      [WORK]: ok({ challenge: 'c', bits: 0 }),
      [SEND]: () => answers.shift() ?? RECEIPT,
    });
    await writeOrder();
    await press('Send the order');
    expect(announced('alert')[0]).toContain('The order was not sent; everything you typed is still here.');
    cleanup();
    await open('/authorities?step=review');
    await press('Send the order');
    const keys = api
      .sent('POST', '/api/authority-requests')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/\w{16,}/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('leads to the step in which something is wrong', async () => {
    fakeApi({ [WORK]: ok({ challenge: 'c', bits: 0 }) });
    await writeOrder();
    await follow('Change: Who you are');
    fill('Email of your office', '');
    await follow(/Read and send/);
    await press('Send the order');
    expect(address()).toBe('/authorities?step=sender');
    expect(listedErrors()).toEqual(['Please enter a valid email address']);
  });

  it('shows what the server refuses at its field', async () => {
    const errors = [{ path: 'urls.0', message: 'Please leave out control characters' }];
    fakeApi({ [WORK]: ok({ challenge: 'c', bits: 0 }), [SEND]: refused(400, 'Bad input', errors) });
    await writeOrder();
    await press('Send the order');
    expect(address()).toBe('/authorities?step=order');
    expect(errorAt(/^Where the content is/)).toBe('Please leave out control characters');
  });

  it('says to wait, or to write, after too many orders', async () => {
    fakeApi({ [WORK]: ok({ challenge: 'c', bits: 0 }), [SEND]: refusedAs(429, 'gateway.too-many-attempts') });
    await writeOrder();
    await press('Send the order');
    expect(announced('alert')[0]).toMatch(/wait a few minutes and send it again, or write to /);
  });
});

describe('the files of an order', () => {
  it('are uploaded when it is sent, each with its own progress, error and retry', async () => {
    fakeApi({ [WORK]: ok({ challenge: 'c', bits: 0 }), [SEND]: RECEIPT });
    const uploads = fakeUploads();
    await writeOrder();
    await chooseFiles(pdf('one.pdf'), pdf('two.pdf'), pdf('tool.exe'));
    expect(announced('alert')[0]).toContain('tool.exe: Please choose a PDF');
    expect(uploads).toEqual([]);
    await press('Send the order');
    expect(uploads.map(({ path, file }) => [path, file.name])).toEqual([
      [`${REQUEST_PATH}/files`, 'one.pdf'],
    ]);
    expect(uploads[0]?.headers['Authorization']).toBe(`Bearer ${TOKEN}`);
    act(() => uploads[0]!.progress(40, 100));
    expect(text()).toContain('Uploading one.pdf, 40%');
    expect(text()).toContain('two.pdf is in the queue');
    // Who leaves takes what is still to be sent along.
    expect(screen.queryByRole('link', { name: 'Open it' })).toBeNull();
    act(() => uploads[0]!.breakOff());
    await settle();
    expect(text()).toContain('one.pdf: The upload was interrupted');
    act(() => uploads[1]!.answer(415, { code: 'onboarding.file-type-not-accepted', message: 'No' }));
    await settle();
    expect(text()).toContain('two.pdf: The contents of this file are in another format');
    expect(screen.queryByRole('button', { name: 'Try two.pdf again' })).toBeNull();
    await press('Leave two.pdf out');
    await press('Try one.pdf again');
    expect(uploads).toHaveLength(3);
    act(() => uploads[2]!.answer(201, buildTicketFile({ name: 'one.pdf' })));
    await settle();
    expect(text()).not.toContain('broke off');
    expect(text()).not.toContain('Files are still on their way');
    expect(screen.getByRole('link', { name: 'Open it' })).toBeTruthy();
  });
});

describe('after an order was sent', () => {
  it('still shows the key when the page is reloaded, until another order is begun', async () => {
    fakeApi({ [WORK]: ok({ challenge: 'c', bits: 0 }), [SEND]: RECEIPT });
    await writeOrder();
    await press('Send the order');
    cleanup();
    await open('/authorities');
    expect(text()).toContain(REFERENCE);
    await press('Send another order');
    expect(screen.getByLabelText<HTMLInputElement>(/^Company, domain/).value).toBe('');
    expect(text()).not.toContain(REFERENCE);
  });
});
