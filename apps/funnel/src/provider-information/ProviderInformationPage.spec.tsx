import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import {
  address,
  buildProviderInformation,
  errorAt,
  fakeApi,
  fill,
  listedErrors,
  ok,
  press,
  refused,
  refusedAs,
  settle,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildFile, buildSignup } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAGE = `/provider-information?signupId=${SIGNUP_ID}`;
const SIGNUP = { [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup()) };
const RECORD = `GET /api/provider-information/${SIGNUP_ID}`;
const NOTHING_SAVED = { ...SIGNUP, [RECORD]: refused(404, 'Not found') };
const CREATE = 'POST /api/provider-information';
const UPDATE = `PATCH /api/provider-information/${SIGNUP_ID}`;
const DRAFT = `rep13.draft.provider-information.${SIGNUP_ID}`;

const DESCRIPTION = 'A marketplace for second-hand instruments, with listings and messages.';
const PLAN = 'The head of trust decides within four hours and answers the authority in writing. '.repeat(2);

async function fillEverything() {
  fill('Service description', DESCRIPTION);
  await press('All 27 Member States');
  await press('All 24 languages');
  fill('Incident response plan', PLAN);
}

const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('ProviderInformationPage', () => {
  it.each(['/provider-information', '/provider-information?signupId=1'])(
    'needs a registration: %s',
    async (page) => {
      const api = fakeApi({});
      await open(page);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Access Required');
      expect(screen.getByRole('link', { name: 'Go to Signup' }).getAttribute('href')).toBe('/signup');
      expect(shownToast()).toEqual({
        role: 'alert',
        text: 'ErrorNo signup ID found. Please complete the signup process first.',
      });
      expect(api.calls).toEqual([]);
    },
  );

  it("explains how to come in when the registration is not this visitor's, and asks nothing more", async () => {
    const api = fakeApi({ [`GET /api/signup/${SIGNUP_ID}`]: refused(404, 'Not found') });
    await open(PAGE);
    expect(screen.getByText(/Open the link from your signup confirmation email/)).toBeTruthy();
    expect(api.calls).toHaveLength(1);
  });

  it('can be loaded again after a failure', async () => {
    const answers = [refused(503, 'Service unavailable'), refused(404, 'Not found')];
    fakeApi({ ...SIGNUP, [RECORD]: () => answers.shift() ?? 'no answer' });
    await open(PAGE);
    await press('Try again');
    expect(screen.getByLabelText('Service description')).toBeTruthy();
  });

  it('creates the record the first time, and shows when it was saved and is due again', async () => {
    const api = fakeApi({ ...NOTHING_SAVED, [CREATE]: ok(buildProviderInformation(), 201) });
    await open(PAGE);
    expect(screen.queryByText('Last Updated')).toBeNull();
    await fillEverything();
    fill(/Content policy URL/, ' https://acme.example/policy ');
    await press('Submit Provider Information');

    const [call] = api.sent('POST', '/api/provider-information');
    expect(call?.body).toMatchObject({
      signupId: SIGNUP_ID,
      serviceDescription: DESCRIPTION,
      contentPolicyUrl: 'https://acme.example/policy',
      contentPolicyUpload: null,
      transparencyReportUrl: null,
      transparencyReportUpload: null,
    });
    const { euMarketsServed, supportLanguages } = call?.body as Record<string, string[]>;
    expect([euMarketsServed?.length, supportLanguages?.length]).toEqual([27, 24]);
    expect(shownToast()).toEqual({
      role: 'status',
      text: 'Provider information submitted successfullyYour Annex 3 documentation is now complete. You can access your compliance dashboard.',
    });
    const saved = within(screen.getByLabelText('Saved information'));
    expect(saved.getByText('Last Updated').nextSibling?.textContent).toMatch(/^20 November 2026/);
    expect(saved.getByText('Next annual update due').nextSibling?.textContent).toBe('20 November 2027');
    expect(screen.getByRole('button', { name: 'Update Provider Information' })).toBeTruthy();
  });

  it('updates an existing record', async () => {
    const record = buildProviderInformation({ contentPolicyUpload: buildFile().id, files: [buildFile()] });
    const api = fakeApi({
      ...SIGNUP,
      [RECORD]: ok(record),
      [UPDATE]: ok(buildProviderInformation({ version: 2 })),
    });
    await open(PAGE);
    expect(valueOf('Service description')).toBe(record.serviceDescription);
    const download = screen.getByRole('link', { name: 'policy.pdf' });
    expect(download.getAttribute('href')).toBe(
      `/api/provider-information/${SIGNUP_ID}/files/${buildFile().id}`,
    );
    fill('Service description', `${DESCRIPTION} Now with auctions.`);
    await press('Update Provider Information');

    expect(api.sent('PATCH', `/api/provider-information/${SIGNUP_ID}`)[0]?.body).toMatchObject({
      serviceDescription: `${DESCRIPTION} Now with auctions.`,
      euMarketsServed: ['Germany', 'Malta'],
      contentPolicyUpload: buildFile().id,
    });
    expect(shownToast()?.text).toMatch(/^Provider information updated successfully/);
  });

  it('says what it means that the markets leave out our Member State', async () => {
    fakeApi({ ...SIGNUP, [RECORD]: ok(buildProviderInformation()) });
    await open(PAGE);
    expect(screen.getByText(/Your markets do not include the Netherlands/)).toBeTruthy();
  });

  it('says nothing of it where they include it', async () => {
    const record = buildProviderInformation({ euMarketsServed: ['Germany', 'Netherlands'] });
    fakeApi({ ...SIGNUP, [RECORD]: ok(record) });
    await open(PAGE);
    expect(screen.queryByText(/Your markets do not include/)).toBeNull();
  });

  it('says at each field what is missing, and sends nothing', async () => {
    const api = fakeApi(NOTHING_SAVED);
    await open(PAGE);
    fill('Service description', `  ${'x'.repeat(49)}  `);
    fill('Incident response plan', 'y'.repeat(99));
    fill(/Transparency report URL/, 'acme.example/report');
    await press('Submit Provider Information');
    expect(errorAt('Service description')).toBe('Service description must be at least 50 characters');
    expect(errorAt('EU markets served')).toBe('Please select at least one EU market');
    expect(errorAt('Support languages')).toBe('Please select at least one support language');
    expect(errorAt('Incident response plan')).toBe('Incident response plan must be at least 100 characters');
    expect(errorAt(/Transparency report URL/)).toMatch(/begins with http/);
    expect(listedErrors()).toHaveLength(5);
    expect(shownToast()?.text).toBe(
      'Please check your formService description must be at least 50 characters',
    );
    expect(api.sent('POST', '/api/provider-information')).toEqual([]);
  });

  it('keeps a choice made by keyboard when Tab leaves the field', async () => {
    fakeApi(NOTHING_SAVED);
    await open(PAGE);
    const field = screen.getByLabelText('EU markets served');
    fireEvent.mouseDown(field);
    fill('EU markets served', 'Mal');
    await settle();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, which: 13 });
    fireEvent.keyUp(field, { key: 'Enter', keyCode: 13, which: 13 });
    await settle();
    expect(screen.getByText('1 of 27 selected')).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Tab', keyCode: 9, which: 9 });
    await settle();
    expect(screen.getByText('1 of 27 selected')).toBeTruthy();
  });

  it('counts what is typed as the server does', async () => {
    fakeApi(NOTHING_SAVED);
    await open(PAGE);
    expect(screen.getByText('At least 50 characters')).toBeTruthy();
    fill('Service description', '  twelve chars  ');
    await settle();
    expect(screen.getByText('38 characters to go')).toBeTruthy();
    fill('Service description', 'x'.repeat(5_001));
    await settle();
    expect(screen.getByText('1 character too many')).toBeTruthy();
    fill('Service description', 'x'.repeat(83));
    await settle();
    expect(screen.getByText('83 of 5,000 characters')).toBeTruthy();
  });

  it('shows what the server refuses at its field, and keeps everything', async () => {
    const errors = [{ path: 'incidentResponsePlan', message: 'Please leave out control characters' }];
    fakeApi({ ...NOTHING_SAVED, [CREATE]: refused(400, 'Bad input', errors) });
    await open(PAGE);
    await fillEverything();
    await press('Submit Provider Information');
    expect(shownToast()).toEqual({ role: 'alert', text: 'Submission failedBad input' });
    expect(errorAt('Incident response plan')).toBe('Please leave out control characters');
    expect(valueOf('Service description')).toBe(DESCRIPTION);
  });

  it.each([
    ['no answer' as const, 'Please check your information and try again.'],
    [
      refused(404, 'Not found'),
      /^Please check your information and try again\. Your session has ended: .* What you typed is kept here\.$/,
    ],
  ])('says why nothing was saved: %j', async (answer, message) => {
    fakeApi({ ...NOTHING_SAVED, [CREATE]: answer });
    await open(PAGE);
    await fillEverything();
    await press('Submit Provider Information');
    expect(shownToast()?.text.replace('Submission failed', '')).toMatch(message);
    expect(sessionStorage.getItem(DRAFT)).toContain(DESCRIPTION);
  });

  it('goes on as an update when another window has made the first save', async () => {
    const answers = [refused(404, 'Not found'), ok(buildProviderInformation())];
    const api = fakeApi({
      ...SIGNUP,
      [RECORD]: () => answers.shift() ?? 'no answer',
      [CREATE]: refusedAs(409, 'onboarding.provider-information-exists'),
      [UPDATE]: ok(buildProviderInformation({ version: 2 })),
    });
    await open(PAGE);
    await fillEverything();
    await press('Submit Provider Information');
    expect(shownToast()?.text).toContain('saved in another window');
    expect(valueOf('Service description')).toBe(DESCRIPTION);
    await press('Update Provider Information');
    expect(api.sent('PATCH', `/api/provider-information/${SIGNUP_ID}`)[0]?.body).toMatchObject({
      serviceDescription: DESCRIPTION,
    });
  });

  it('may only be read while the account is suspended', async () => {
    fakeApi({
      [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup({ accountStatus: 'suspended' })),
      [RECORD]: ok(buildProviderInformation()),
    });
    await open(PAGE);
    expect(screen.getByText('This account is suspended.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Service description').readOnly).toBe(true);
    for (const name of ['Update Provider Information', 'All 27 Member States'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('opens through a link out of our mail, and says when that link has expired', async () => {
    fakeApi({
      [`GET /api/signup/${SIGNUP_ID}`]: refused(404, 'Not found'),
      'POST /api/signup/resume': refusedAs(410, 'onboarding.link-expired'),
    });
    await open(`${PAGE}#resume=TOKEN`);
    await press('Continue here');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link has expired');
    expect(address()).toBe(PAGE);
  });
});

describe('the compliance notes', () => {
  it('say what is kept, due and to be reported', async () => {
    fakeApi(NOTHING_SAVED);
    await open(PAGE);
    const notes = screen.getByRole('region', { name: 'Compliance notes' }).textContent;
    for (const fact of [
      '5 years',
      'once a year',
      '30 days',
      'Authorities may ask for more detail',
      '45 million',
    ])
      expect(notes).toContain(fact);
  });
});

describe('a file', () => {
  it('is offered for choosing in the formats that are taken', async () => {
    fakeApi(NOTHING_SAVED);
    await open(PAGE);
    const input = screen.getByLabelText<HTMLInputElement>(/Content policy file/);
    expect(input.accept).toBe('.pdf,.docx,.odt,.txt,.md');
    fireEvent.change(input, { target: { files: [] } });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
