import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  buildProviderInformation,
  fakeApi,
  fill,
  follow,
  ok,
  press,
  refused,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { forgetApiData } from '@rep13/web-kit/api';
import { buildSignup } from '../../test/builders.ts';
import { open } from '../../test/open.ts';
import { forgetVisitor } from '../sign-up/forget-visitor.ts';

withFakeBrowser();

const PAGE = `/provider-information?signupId=${SIGNUP_ID}`;
const SIGNUP = { [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup()) };
const RECORD = `GET /api/provider-information/${SIGNUP_ID}`;
const NOTHING_SAVED = { ...SIGNUP, [RECORD]: refused(404, 'Not found') };
const TODAY = new Date('2026-11-23T09:00:00.000Z');

const description = () => screen.getByLabelText<HTMLTextAreaElement>('Service description').value;

/** The tab is closed, and the page opened again on another day. */
async function openAgain(days: number) {
  cleanup();
  sessionStorage.clear();
  await forgetApiData();
  jest.setSystemTime(TODAY.getTime() + days * 24 * 60 * 60 * 1_000);
  await open(PAGE);
}

beforeEach(async () => {
  localStorage.clear();
  jest.setSystemTime(TODAY);
  fakeApi(NOTHING_SAVED);
  await open(PAGE);
  fill('Service description', 'Half a sentence');
});

describe('provider information saved for later', () => {
  it('is there on another day, incomplete as it was, and says that we do not have it', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    ask.mockClear();
    const api = fakeApi(NOTHING_SAVED);
    await press('Save for later');
    expect(shownToast()?.text).toMatch(
      /^Saved for later.*in this browser until 23 December 2026. We get it when you submit it.$/,
    );
    expect(api.sent('POST', '/api/provider-information')).toEqual([]);
    await openAgain(29);
    expect(description()).toBe('Half a sentence');
    expect(
      screen.getByText('This is the draft you saved on 23 November 2026. It has not been submitted.'),
    ).toBeTruthy();
  });

  it('may be left without a question', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    cleanup();
    fakeApi({ ...SIGNUP, [RECORD]: ok(buildProviderInformation()) });
    await open(PAGE);
    ask.mockClear();
    await press('Save for later');
    await follow('Go to your dashboard');
    expect(ask).not.toHaveBeenCalled();
  });

  it('is gone after 30 days, when it is discarded, and when the visitor is forgotten', async () => {
    await press('Save for later');
    await openAgain(31);
    expect(description()).toBe('');

    for (const end of [() => press('Discard my changes'), forgetVisitor]) {
      fill('Service description', 'Half a sentence');
      await press('Save for later');
      await openAgain(0);
      expect(description()).toBe('Half a sentence');
      await end();
      await openAgain(0);
      expect(description()).toBe('');
    }
  });

  it('says so where the browser keeps nothing', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is switched off');
    });
    await press('Save for later');
    setItem.mockRestore();
    expect(shownToast()).toMatchObject({ role: 'alert', text: expect.stringMatching(/^Your browser keeps/) });
  });
});
