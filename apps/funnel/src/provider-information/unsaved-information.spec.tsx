import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, jest } from '@jest/globals';
import { EU_LANGUAGES, EU_MEMBER_STATES } from '@rep13/contracts-constants';
import {
  address,
  buildProviderInformation,
  fakeApi,
  fill,
  follow,
  ok,
  press,
  refused,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { forgetApiData } from '@rep13/web-kit/api';
import { buildSignup } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAGE = `/provider-information?signupId=${SIGNUP_ID}`;
const SIGNUP = { [`GET /api/signup/${SIGNUP_ID}`]: ok(buildSignup()) };
const RECORD = `GET /api/provider-information/${SIGNUP_ID}`;
const NOTHING_SAVED = { ...SIGNUP, [RECORD]: refused(404, 'Not found') };
const CREATE = 'POST /api/provider-information';
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

/** Whether the browser would ask before the tab is closed. */
function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe('unsaved provider information', () => {
  it('keeps what is typed over a reload until it is saved or discarded, and asks before the tab is closed', async () => {
    fakeApi({ ...SIGNUP, [RECORD]: ok(buildProviderInformation()) });
    sessionStorage.setItem(DRAFT, JSON.stringify({ serviceDescription: DESCRIPTION }));
    await open(PAGE);
    expect(valueOf('Service description')).toBe(DESCRIPTION);
    expect(valueOf(/Content policy URL/)).toBe('https://acme.example/policy');
    expect(asksBeforeLeaving()).toBe(true);

    await press('Discard my changes');
    expect(valueOf('Service description')).toBe(buildProviderInformation().serviceDescription);
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);

    fill('Service description', 'Half a sentence');
    expect(sessionStorage.getItem(DRAFT)).toContain('Half a sentence');
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('leads through the sign-in and back when the session has ended, without asking, and is as it was', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    fakeApi({ ...NOTHING_SAVED, [CREATE]: refused(404, 'Not found') });
    await open(PAGE);
    await fillEverything();
    await press('Submit Provider Information');
    expect(screen.getByText('Your session has ended.').closest('[role="alert"]')).not.toBeNull();
    await follow('Sign in and come back');
    expect(ask).not.toHaveBeenCalled();
    expect(address()).toBe(`/client/login?back=${encodeURIComponent(PAGE)}`);
    cleanup();
    await open(PAGE);
    expect(valueOf('Service description')).toBe(DESCRIPTION);
    expect(screen.getByText('27 of 27 selected')).toBeTruthy();
  });

  it('asks before a link leads away from what is not saved', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    ask.mockClear();
    fakeApi({ ...SIGNUP, [RECORD]: ok(buildProviderInformation()) });
    await open(PAGE);
    fill('Service description', 'Half a sentence');
    await follow('Go to your dashboard');
    expect(address()).toBe(PAGE);
    ask.mockReturnValue(true);
    await follow('Go to your dashboard');
    expect(address()).toBe('/client/dashboard');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('does not call unsaved what was saved although the answer was lost', async () => {
    fakeApi({ ...NOTHING_SAVED, [CREATE]: 'no answer' });
    await open(PAGE);
    await fillEverything();
    fill(/Content policy URL/, ' https://acme.example/policy ');
    await press('Submit Provider Information');
    cleanup();
    const { serviceDescription, incidentResponsePlan } = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}');
    const saved = buildProviderInformation({
      serviceDescription,
      incidentResponsePlan: incidentResponsePlan.trim(),
      euMarketsServed: [...EU_MEMBER_STATES],
      supportLanguages: [...EU_LANGUAGES],
    });
    fakeApi({ ...SIGNUP, [RECORD]: ok(saved) });
    await forgetApiData();
    await open(PAGE);
    expect(screen.queryByText(/It is not saved yet/)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
  });
});
