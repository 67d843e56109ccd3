import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, jest } from '@jest/globals';
import {
  fakeApi,
  fill,
  later,
  ok,
  press,
  refused,
  refusedAs,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildSignup } from '../../test/builders.ts';
import { fillRegistration } from '../../test/fill-registration.ts';
import { open } from '../../test/open.ts';
import { SIGNUP_DRAFT } from './signup-draft.ts';

withFakeBrowser();

const SUBMIT = 'Continue to Payment - €300/year';
const REGISTER = 'POST /api/signup';
const TAKEN = ok(buildSignup(), 201);

type Answers = Parameters<typeof fakeApi>[0][string][];

/** A server that gives these answers to registrations, one after another. */
function registering(...answers: (Answers[number] & (object | string))[]) {
  const api = fakeApi({
    [REGISTER]: () => (answers.shift() ?? 'no answer') as never,
    [`GET /api/signup/${SIGNUP_ID}`]: TAKEN,
  });
  const sent = () => api.sent('POST', '/api/signup');
  return {
    keys: () => sent().map(({ headers }) => headers.get('Idempotency-Key')),
    bodies: () => sent().map(({ body }) => body as Record<string, unknown>),
  };
}

async function reload() {
  cleanup();
  await open('/signup');
}

async function submit() {
  fillRegistration();
  await press(SUBMIT);
}

describe('a registration', () => {
  it('is repeated with the key and the body of the attempt whose answer was lost, also after a reload', async () => {
    const api = registering('no answer', 'no answer', TAKEN);
    await open('/signup?utm_source=first');
    await submit();
    await press(SUBMIT);
    await reload();
    await press(SUBMIT);
    const [key] = api.keys();
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(api.keys()).toEqual([key, key, key]);
    const [first] = api.bodies();
    expect(api.bodies()).toEqual([first, first, first]);
  });

  it('is repeated with its key when the page is reloaded before the answer comes', async () => {
    let key: string | null = null;
    fakeApi({
      [REGISTER]: ({ headers }) => {
        key = headers.get('Idempotency-Key');
        return new Promise(() => undefined);
      },
    });
    await open('/signup');
    await submit();
    const api = registering(TAKEN);
    await reload();
    await press(SUBMIT);
    expect(api.keys()).toEqual([key]);
  });

  it('keeps its key over a change as long as it may have been taken', async () => {
    const api = registering('no answer', refused(400, 'Bad input'), TAKEN);
    await open('/signup');
    await submit();
    fill('Company name', 'Acme Gadgets Inc.');
    await press(SUBMIT);
    await reload();
    await press(SUBMIT);
    expect(new Set(api.keys()).size).toBe(1);
    expect(api.bodies().map(({ companyName }) => companyName)).toEqual([
      'Acme Widgets Inc.',
      'Acme Gadgets Inc.',
      'Acme Gadgets Inc.',
    ]);
  });

  it('that was taken before it was changed is not made again: the page goes on with it, and says so', async () => {
    const reused = refusedAs(422, 'gateway.idempotency-key-reused');
    const api = registering('no answer', reused, TAKEN);
    await open('/signup');
    await submit();
    fill('Company name', 'Acme Gadgets Inc.');
    await press(SUBMIT);
    expect(api.bodies().at(-1)).toEqual(api.bodies()[0]);
    expect(new Set(api.keys()).size).toBe(1);
    expect(shownToast()?.text).toContain('Your later changes are not in it');
    expect(SIGNUP_DRAFT.read()).toBeNull();
  });

  it('gets a new key when it is changed after a refusal', async () => {
    const api = registering(refused(400, 'Bad input'), TAKEN);
    await open('/signup');
    await submit();
    fill('Company name', 'Acme Gadgets Inc.');
    await press(SUBMIT);
    const [first, second] = api.keys();
    expect(second).not.toBe(first);
  });

  it('of another company gets a key of its own', async () => {
    const api = registering(TAKEN, TAKEN);
    await open('/signup');
    await submit();
    await reload();
    await submit();
    const [first, second] = api.keys();
    expect(second).not.toBe(first);
  });

  it('keeps its key within the page when there is no storage', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const api = registering('no answer', TAKEN);
    await open('/signup');
    await submit();
    await press(SUBMIT);
    full.mockRestore();
    const [first, second] = api.keys();
    expect(second).toBe(first);
  });

  it('is sent once when the button is pressed twice', async () => {
    const api = registering(TAKEN);
    await open('/signup');
    fillRegistration();
    const button = screen.getByRole('button', { name: SUBMIT });
    fireEvent.click(button);
    fireEvent.click(button);
    await later(50);
    expect(api.keys()).toHaveLength(1);
  });
});
