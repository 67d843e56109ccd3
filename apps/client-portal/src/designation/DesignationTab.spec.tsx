import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  errorAt,
  fakeApi,
  fakeUploads,
  fill,
  later,
  ok,
  press,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf } from '../../test/account.ts';
import { buildLetter, buildProfile, buildPublication } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAGE = '/client/dashboard?tab=designation';
const SIGN = '/api/client/designation/sign';
const DRAFT = buildLetter({ state: 'draft', signedAt: null, sentAt: null, acknowledgedAt: null });

const allSteps = () =>
  within(screen.getByRole('list', { name: 'The way of this letter' }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent, step.getAttribute('data-state')]);
/** Of the letter alone. */
const steps = () => allSteps().slice(0, 3);

async function fillIn() {
  fill('Your full name', 'Ada Lovelace');
  fill('Your title or position', 'Director');
  fireEvent.click(screen.getByRole('checkbox', { name: 'I am authorised to sign for Acme Widgets Inc.' }));
  await press('Sign the letter');
  await later(100);
}

describe('the designation', () => {
  it('says when its letter comes while there is none', async () => {
    fakeApi(accountOf({ letters: [] }));
    await open(PAGE);
    expect(screen.getByText(/waits here for your signature/)).toBeTruthy();
  });

  it('shows the letter, takes name and title, and then says that we send it', async () => {
    let letters = [DRAFT];
    const api = fakeApi({
      ...accountOf(),
      'GET /api/client/designation': () => ok(letters),
      [`POST ${SIGN}`]: () => {
        letters = [buildLetter({ state: 'signed', sentAt: null, acknowledgedAt: null })];
        return ok(letters[0]);
      },
    });
    await open(PAGE);
    expect(screen.getByRole('article', { name: 'Letter of designation' }).textContent).toContain(
      'Acme Widgets Inc.',
    );
    await press('Sign the letter');
    expect(errorAt('Your title or position')).toBe('Please enter your title or position');
    expect(api.sent('POST', SIGN)).toEqual([]);
    await fillIn();
    expect(api.sent('POST', SIGN)[0]?.body).toEqual({
      signerName: 'Ada Lovelace',
      signerTitle: 'Director',
      textSha256: 'b'.repeat(64),
    });
    expect(shownToast()?.text).toContain('Letter signed');
    expect(screen.queryByRole('button', { name: 'Sign the letter' })).toBeNull();
    expect(steps().map(([, state]) => state)).toEqual(['done', 'now', 'to-come']);
  });

  it.each([
    ['seen', 'done'],
    ['missing', 'now'],
  ] as const)('ends with the own website, which was %s', async (state, stepState) => {
    fakeApi(accountOf({ publication: buildPublication({ state }) }));
    await open(PAGE);
    expect(allSteps()[3]).toEqual([expect.stringContaining('Your website shows our details'), stepState]);
  });

  it('says that the letter has changed, shows the new one and keeps what was typed', async () => {
    let letters = [DRAFT];
    fakeApi({
      ...accountOf(),
      'GET /api/client/designation': () => ok(letters),
      [`POST ${SIGN}`]: () => {
        letters = [{ ...DRAFT, letter: { ...DRAFT.letter, title: 'Another letter' } }];
        return refusedAs(409, 'agreements.text-changed');
      },
    });
    await open(PAGE);
    await fillIn();
    expect(screen.getByText('The letter has changed. Please read it again.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Another letter' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Your title or position').value).toBe('Director');
  });

  it.each([
    ['sent', ['done', 'done', 'now']],
    ['returned', ['done', 'now', 'to-come']],
    ['acknowledged', ['done', 'done', 'done']],
  ] as const)('shows how far a letter is that was %s', async (state, states) => {
    fakeApi(accountOf({ letters: [buildLetter({ state })] }));
    await open(PAGE);
    expect(steps().map(([, stepState]) => stepState)).toEqual(states);
  });

  it('takes the letter signed by hand, and says what is wrong with another file', async () => {
    let letters = [DRAFT];
    const uploads = fakeUploads();
    fakeApi({ ...accountOf(), 'GET /api/client/designation': () => ok(letters) });
    await open(PAGE);
    const choose = (name: string) =>
      fireEvent.change(screen.getByLabelText('Choose the signed letter (PDF, up to 10 MB)'), {
        target: { files: [new File(['x'], name)] },
      });
    choose('letter.doc');
    uploads[0]?.answer(415, { code: 'agreements.not-a-pdf' });
    await later(100);
    expect(screen.getByText(/This file is not a PDF/)).toBeTruthy();
    choose('letter.pdf');
    expect(uploads[1]?.path).toBe('/api/client/designation/5/letter');
    letters = [buildLetter({ state: 'signed', isUploaded: true, signerName: null, sentAt: null })];
    uploads[1]?.answer(200, letters[0]);
    await later(200);
    expect(screen.queryByLabelText('Choose the signed letter (PDF, up to 10 MB)')).toBeNull();
    expect(screen.getByText(/You uploaded it, signed, on/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Letter of designation (PDF)' }).getAttribute('href')).toBe(
      '/api/client/designation/5/letter.pdf',
    );
  });

  it('offers a suspended client nothing to sign', async () => {
    fakeApi(accountOf({ letters: [DRAFT], profile: buildProfile({ accountStatus: 'suspended' }) }));
    await open(PAGE);
    expect(screen.getByRole('article', { name: 'Letter of designation' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign the letter' })).toBeNull();
  });

  it('shows the letter about the end beside it', async () => {
    const end = buildLetter({ id: 6, reason: 'end', state: 'signed', signedAt: null, sentAt: null });
    fakeApi(accountOf({ letters: [end, buildLetter()] }));
    await open(PAGE);
    expect(screen.getByRole('heading', { name: 'Notification of the end' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Letter of designation' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Letter about the end' })).toBeTruthy();
  });

  it('shows no letter about the end where there was nothing to withdraw', async () => {
    const end = buildLetter({ id: 6, reason: 'end', state: 'superseded', signedAt: null, sentAt: null });
    fakeApi(accountOf({ letters: [end, buildLetter({ state: 'superseded' })] }));
    await open(PAGE);
    expect(screen.queryByRole('heading', { name: 'Notification of the end' })).toBeNull();
    expect(document.body.textContent).toContain('No letter is open.');
  });
});
