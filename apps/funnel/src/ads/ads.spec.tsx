import { useLayoutEffect } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { EU_REPRESENTATIVE_AD } from '@rep13/content';
import { address, fakeApi, fill, press, settle, withFakeBrowser } from '@rep13/testing-browser';
import { MemoryRouter } from '@rep13/web-kit/router';
import { open } from '../../test/open.ts';
import { prefilled } from '../visitor/prefilled.ts';
import { AdForm } from './AdForm.tsx';

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

it('keeps what a quick visitor typed into the prerendered page, and the focus', async () => {
  document.body.innerHTML = '<input id="ad-email" type="email" value="">';
  const early = document.querySelector('input')!;
  early.focus();
  fireEvent.change(early, { target: { value: 'ada@acme' } });
  await open('/ads/dsa-legal-rep');
  const field = document.querySelector<HTMLInputElement>('form #ad-email');
  early.remove();
  await settle();
  expect(field?.value).toBe('ada@acme');
  expect(document.activeElement).toBe(field);
});

it('keeps also what is typed while the living page is being made', () => {
  document.body.innerHTML = '<input id="ad-email" type="email" value="">';
  const early = document.querySelector('input')!;
  const Typist = () => {
    useLayoutEffect(() => void (early.value = 'ada@acme.example'), []);
    return null;
  };
  render(
    <MemoryRouter>
      <Typist />
      <AdForm page={EU_REPRESENTATIVE_AD} />
    </MemoryRouter>,
  );
  expect(document.querySelector<HTMLInputElement>('form #ad-email')?.value).toBe('ada@acme.example');
});

it('sends nothing from the prerendered page, where the address would get into the page’s own', () => {
  const form = (
    <MemoryRouter>
      <AdForm page={EU_REPRESENTATIVE_AD} />
    </MemoryRouter>
  );
  const html = renderToString(form);
  expect(html).toMatch(/<button type="submit"[^>]* disabled/);
});
