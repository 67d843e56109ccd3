import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { address, fakeApi, fill, press, settle, withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { prefilled } from '../visitor/prefilled.ts';

withFakeBrowser();
beforeEach(() => void fakeApi({}));

const PAGES = [
  ['/ads/dsa-legal-rep', 'Work email', 'Get Started', []],
  ['/ads/eu-representative', 'Your email', 'Start Now', [{ event: 'email_capture' }]],
] as const;

describe.each(PAGES)('%s', (page, label, submit, pushed) => {
  it('takes the address along to the registration', async () => {
    await open(page);
    fill(label, ' ada@acme.example ');
    await press(submit);
    expect(prefilled('email')).toBe('ada@acme.example');
    expect(window.dataLayer).toEqual(pushed);
    expect(address()).toBe('/signup');
    expect(screen.getByLabelText<HTMLInputElement>('Legal contact email').value).toBe('ada@acme.example');
  });

  it.each(['', 'ada@'])('asks for an address instead of "%s"', async (typed) => {
    await open(page);
    fill(label, typed);
    await press(submit);
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect([address(), prefilled('email'), window.dataLayer]).toEqual([page, '', []]);
  });

  it('shows the price, a phone and reasons to trust', async () => {
    await open(page);
    expect(screen.getByText('300.00 EUR/year')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^\+31/ }).getAttribute('href')).toMatch(/^tel:\+31\d+$/);
    expect(screen.getByRole('region', { name: 'Why us' }).querySelectorAll('dt')).toHaveLength(4);
  });
});

it('goes on with the address that a quick visitor typed and sent before the program was there', async () => {
  window.earlyTyping = {
    typed: { email: 'ada@acme.example' },
    focused: 'email',
    isSent: true,
    stop: () => {},
  };
  await open('/ads/eu-representative');
  await settle();
  expect(address()).toBe('/signup');
  expect(prefilled('email')).toBe('ada@acme.example');
});

it('leaves the focus to who has only begun to type', async () => {
  window.earlyTyping = { typed: { email: 'ada@' }, focused: 'email', isSent: false, stop: () => {} };
  await open('/ads/dsa-legal-rep');
  const field = screen.getByLabelText<HTMLInputElement>('Work email');
  expect([field.value, document.activeElement]).toEqual(['ada@', field]);
});
