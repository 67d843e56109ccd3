import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  fakeApi,
  fakeUploads,
  fill,
  follow,
  ok,
  press,
  refused,
  refusedAs,
  settle,
  withFakeBrowser,
} from '@rep13/testing-browser';
import {
  buildFiledOrder,
  buildRequest,
  buildTicketFile,
  REFERENCE,
  REQUEST_PATH,
  TOKEN,
} from '../../test/authority-requests.ts';
import { openInPseudo, TYPED, untranslated } from '../../test/pseudo-language.ts';
import { AuthoritiesPage } from './AuthoritiesPage.tsx';
import { AuthorityRequestPage } from './request/AuthorityRequestPage.tsx';

withFakeBrowser();

const open = (address: string) =>
  openInPseudo(address, {
    '/authorities': AuthoritiesPage,
    '/authorities/r/:reference': AuthorityRequestPage,
  });

const WORK = { 'GET /api/authority-requests/work': ok({ challenge: 'c', bits: 0 }) };
const SEND = 'POST /api/authority-requests';
const SEARCH = `GET /api/register?q=${encodeURIComponent(TYPED)}`;
const HIT = { registerNumber: 'R13-ABCDEFGH', companyName: TYPED, website: 'ωμ.ελ', state: 'ending' };
const found = (hits: object[], matches = hits.length) => ok({ hits, matches, searched: {} });
const KINDS = { act: /order to act/, information: /order to provide/, general: /Something else/ };
const pdf = () => new File(['%PDF-1.7'], 'ω.pdf');

async function begin(kind: keyof typeof KINDS): Promise<void> {
  await open('/authorities');
  fill(/Company, domain/, TYPED);
  fireEvent.click(screen.getByLabelText(KINDS[kind]));
  await press(/Continue/);
  fill(/^⟦Authority⟧/, TYPED);
  fill(/Email of your office/, 'ω@example.org');
  await press(/Continue/);
}
async function sendOff(): Promise<void> {
  await press(/Continue/);
  await press(/Continue/);
  await press(/Send the order/);
}

describe('the form', () => {
  it.each<[string, object, string]>([
    ['knows nobody', { [SEARCH]: found([]) }, 'nothing under these words'],
    [
      'knows many',
      { [SEARCH]: found([HIT, { ...HIT, registerNumber: 'R13-BBBBBBBB' }], 9) },
      'entries match',
    ],
    ['cannot be read', { [SEARCH]: 'no answer' }, 'could not be read'],
  ])('says nothing by itself where the register %s', async (_, answers, expected) => {
    fakeApi({ ...WORK, ...answers });
    await open('/authorities');
    expect(untranslated()).toEqual([]);
    fill(/Company, domain/, TYPED);
    await press(/Look up/);
    expect(document.body.textContent).toContain(expected);
    expect(untranslated()).toEqual([]);
    if (expected !== 'entries match') return;
    await press(/This is it.*R13-A/);
    expect(untranslated()).toEqual([]);
  });

  it.each(['act', 'information', 'general'] as const)('nor in any step of %s', async (kind) => {
    fakeApi(WORK);
    await begin(kind);
    fill(/Legal basis/, 'x'.repeat(2_001).replaceAll('x', 'ω'));
    await press(/Continue/);
    expect(untranslated()).toEqual([]);
    fill(/Legal basis/, TYPED);
    if (kind !== 'general') fill(/Issued on/, '2026-11-20T10:00');
    if (kind === 'information') fireEvent.click(screen.getByLabelText(/Criminal proceedings/));
    await press(/Continue/);
    fill(/^⟦Language/, 'Another language');
    fill(/Answer due by/, '2026-11-20T10:00');
    if (kind !== 'general') {
      fill(/May the provider tell/, 'later');
      fill(/From when/, '2026-12-20T10:00');
    }
    await press(/Continue/);
    expect(document.body.textContent).toContain('This time has passed');
    expect(untranslated()).toEqual([]);
    fireEvent.click(screen.getByLabelText(/It is so/));
    await press(/Continue/);
    expect(untranslated()).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Choose files/), {
      target: {
        files: [...Array.from({ length: 21 }, pdf), new File([''], 'ω.pdf'), new File(['x'], 'ω.ζ')],
      },
    });
    await settle();
    expect(untranslated()).toEqual([]);
  });

  it('nor of what is not ours, or of fields left empty', async () => {
    fakeApi(WORK);
    await open('/authorities');
    await press(/Continue/);
    expect(untranslated()).toEqual([]);
    fireEvent.click(screen.getByLabelText(KINDS.general));
    await settle();
    fill(/Is it one of these/, 'e-evidence');
    expect(untranslated()).toEqual([]);
    await follow(/Who you are/);
    fill(/Email of your office/, 'nobody');
    await press(/Continue/);
    expect(untranslated()).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['no answer', 'no answer'],
    ['too many', refusedAs(429, 'gateway.too-many-attempts')],
    ['the work', refusedAs(403, 'gateway.intake-work-required')],
    ['a field', refused(400, 'No', [{ path: 'urls.0', message: 'Please leave out control characters' }])],
  ])('nor when it is refused: %s', async (_, answer) => {
    fakeApi({ ...WORK, [SEND]: answer as 'no answer' });
    await begin('act');
    await sendOff();
    expect(untranslated()).toEqual([]);
  });

  it('nor once it is taken, with files on their way', async () => {
    const lacks = { missing: ['redress', 'urls'], translation: 'missing', foreignKind: 'complaint' };
    fakeApi({ ...WORK, [SEND]: ok({ reference: REFERENCE, token: TOKEN, ...lacks }, 201) });
    const uploads = fakeUploads();
    await begin('act');
    await press(/Continue/);
    await press(/Continue/);
    fireEvent.change(screen.getByLabelText(/Choose files/), { target: { files: [pdf(), pdf()] } });
    await press(/Send the order/);
    expect(document.body.textContent).toContain('is in the queue');
    expect(untranslated()).toEqual([]);
    act(() => uploads[0]!.answer(409, { code: 'sla.request-held', message: 'No' }));
    await settle();
    act(() => uploads[1]!.breakOff());
    await settle();
    await press(/Copy the link/);
    expect(untranslated()).toEqual([]);
  });
});

const READ = `GET ${REQUEST_PATH}`;
const GREEK = {
  authorityName: TYPED,
  order: buildFiledOrder({
    authorityName: TYPED,
    legalBasis: TYPED,
    reasons: TYPED,
    urls: [TYPED],
    redress: TYPED,
    scope: TYPED,
    officerName: TYPED,
    email: 'ω@example.org',
    authorityType: 'judge',
    userNotice: 'later',
    userNoticeFrom: '2026-12-20T10:00:00.000Z',
    issuedAt: '2026-11-20T10:00:00.000Z',
    deadlineAt: '2026-11-30T10:00:00.000Z',
    translation: 'missing',
    doNotInform: true,
    reasonsWithheld: true,
    ownReference: TYPED,
  }),
  ownReference: TYPED,
  deadlineAt: '2026-11-30T10:00:00.000Z',
};
const MESSAGES = (['staff', 'authority'] as const).map((from, id) => ({
  id,
  from,
  body: TYPED,
  createdAt: '2026-11-20T10:00:00.000Z',
  files: [buildTicketFile({ name: 'ω.pdf' })],
}));

describe('the page of a request', () => {
  it.each<[string, object]>([
    ['is received', { readsAnswers: false, isSenderConfirmed: false }],
    ['lacks something', { missing: ['redress', 'scope'], messages: MESSAGES, files: MESSAGES[0]!.files }],
    [
      'waits',
      { state: 'awaiting_authority', acknowledgedAt: '2026-11-20T10:00:00.000Z', kind: 'information' },
    ],
    [
      'is answered',
      {
        state: 'answered',
        outcome: 'partly',
        effectAt: '2026-11-21T10:00:00.000Z',
        outcomeReason: TYPED,
        figures: {},
      },
    ],
    ['is answered alone', { state: 'answered' }],
    [
      'is closed',
      { state: 'closed', outcome: 'refused', closedAt: '2026-11-21T10:00:00.000Z', writing: 'reopens' },
    ],
    ['takes no more', { state: 'closed', writing: 'no', kind: 'general' }],
  ])('says nothing by itself while it %s', async (_, state) => {
    fakeApi({ [READ]: ok(buildRequest({ ...GREEK, ...state })) });
    await open(`/authorities/r/${REFERENCE}#${TOKEN}.the-code`);
    expect(untranslated()).toEqual([]);
  });

  it('nor when a message, a file or a confirmation is not taken', async () => {
    fakeApi({
      [READ]: ok(buildRequest({ ...GREEK, isSenderConfirmed: false, messages: MESSAGES })),
      [`POST ${REQUEST_PATH}/messages`]: refusedAs(409, 'agreements.mandate-over'),
      [`POST ${REQUEST_PATH}/confirm`]: 'no answer',
      [`GET ${REQUEST_PATH}/files/${MESSAGES[0]!.files[0]!.id}`]: 'no answer',
    });
    const uploads = fakeUploads();
    await open(`/authorities/r/${REFERENCE}#${TOKEN}.the-code`);
    await press(/Send the message/);
    expect(untranslated()).toEqual([]);
    fill(/^⟦Message⟧/, TYPED);
    await press(/Send the message/);
    await press(/Confirm that/);
    fireEvent.click(screen.getAllByRole('button', { name: /Save/ })[0]!);
    fireEvent.change(screen.getByLabelText(/Choose files/), { target: { files: [pdf()] } });
    await settle();
    expect(document.body.textContent).toContain('We no longer represent');
    expect(untranslated()).toEqual([]);
    act(() => uploads[0]!.answer(415, { code: 'onboarding.file-type-not-accepted', message: 'No' }));
    await settle();
    expect(untranslated()).toEqual([]);
  });

  it.each<[string, unknown, RegExp]>([
    ['loads', () => new Promise(() => undefined), /⟦Loading⟧/],
    ['cannot be read', refused(403, TYPED), /⟦This could not be loaded\.⟧/],
  ])('nor while it %s', async (_, answer, expected) => {
    fakeApi({ [READ]: answer as 'no answer' });
    // Of a link of its own: a question that is still open is not asked twice.
    await open(`/authorities/r/${REFERENCE}#${expected.source.length}`);
    const loading = screen.queryByRole('status')?.getAttribute('aria-label') ?? '';
    expect(`${loading} ${document.body.textContent}`).toMatch(expected);
    expect(untranslated()).toEqual([]);
  });

  it.each([202, 429, 503])(
    'nor where its link opens nothing, and a new one is asked for: %i',
    async (status) => {
      fakeApi({
        [READ]: refusedAs(404, 'gateway.not-found'),
        [`POST ${REQUEST_PATH}/link`]: status === 202 ? ok({}, 202) : refusedAs(status, 'gateway.any'),
      });
      await open(`/authorities/r/${REFERENCE}#abcdefghij`);
      await press(/Mail a new link/);
      await press(/Use the code/);
      expect(untranslated()).toEqual([]);
    },
  );
});
