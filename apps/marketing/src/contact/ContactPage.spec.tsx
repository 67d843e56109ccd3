import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import {
  errorAt,
  fakeApi,
  fill,
  listedErrors,
  ok,
  press,
  refused,
  refusedAs,
  settle,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { announced } from '../../test/announcements.ts';

withFakeBrowser();

const SEND = 'POST /api/contact';
const LABELS = ['Name', 'Email', 'Company', 'Subject', 'Message'];
const MESSAGE = {
  name: 'Mira',
  email: 'mira@example.com',
  company: 'Notes Inc.',
  subject: 'A question',
  message: 'Do you act in Portugal?',
};

function write(values: Record<string, string> = MESSAGE): void {
  for (const label of LABELS) fill(label, values[label.toLowerCase()] ?? '');
}

const valuesShown = () =>
  Object.fromEntries(
    LABELS.map((label) => [label.toLowerCase(), screen.getByLabelText<HTMLInputElement>(label).value]),
  );

describe('ContactPage', () => {
  it('says of each field what is wrong with it, and lists it above them', async () => {
    const api = fakeApi({});
    await open('/contact');
    await press('Send Message');
    expect(listedErrors()).toEqual(LABELS.map(errorAt));
    expect(LABELS.map(errorAt)).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email',
      'Company name is required',
      'Subject must be at least 5 characters',
      'Message must be at least 10 characters',
    ]);
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['Name', ' A ', 'Name must be at least 2 characters'],
    ['Name', 'A'.repeat(201), 'Please use at most 200 characters'],
    ['Email', 'mira@example', 'Please enter a valid email'],
    ['Subject', 'Four', 'Subject must be at least 5 characters'],
    ['Message', '   short   ', 'Message must be at least 10 characters'],
  ])('refuses the %s %p', async (label, value, message) => {
    fakeApi({});
    await open('/contact');
    write({ ...MESSAGE, [label.toLowerCase()]: value });
    await press('Send Message');
    expect(errorAt(label)).toBe(message);
    expect(listedErrors()).toEqual([message]);
  });

  it('takes a pasted control character for a blank', async () => {
    fakeApi({});
    await open('/contact');
    write({ ...MESSAGE, company: 'Notes\u0007Inc.' });
    expect(valuesShown()).toEqual(MESSAGE);
  });

  it('takes the refusal back as soon as the field is right', async () => {
    fakeApi({});
    await open('/contact');
    write({ ...MESSAGE, subject: 'Four' });
    await press('Send Message');
    fill('Subject', 'Four!');
    expect(errorAt('Subject')).toBe('');
  });

  it('sends what was written and says the words of the specification', async () => {
    const api = fakeApi({ [SEND]: ok({ receivedAt: '2026-11-20T09:14:00.000Z' }, 201) });
    await open('/contact');
    write();
    await press('Send Message');
    expect(api.sent('POST', '/api/contact')[0]?.body).toEqual(MESSAGE);
    expect(announced('alert')[0]).toBe("Thank you for your message. We'll respond within 24 hours.");
    expect(Object.values(valuesShown()).join('')).toBe('');
  });

  it('keeps every word when nobody answers, and tries again with the same key', async () => {
    const answers = ['no answer' as const, ok({ receivedAt: '2026-11-20T09:14:00.000Z' }, 201)];
    const api = fakeApi({ [SEND]: () => answers.shift() ?? 'no answer' });
    await open('/contact');
    write();
    await press('Send Message');
    expect(announced('alert')[0]).toContain('Your message was not sent; it is still here.');
    expect(valuesShown()).toEqual(MESSAGE);
    await press('Send Message');
    const keys = api.sent('POST', '/api/contact').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/\w{16,}/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows what the server refuses at its field', async () => {
    const errors = [{ path: 'email', message: 'Please enter a valid email' }];
    fakeApi({ [SEND]: refused(400, 'Bad input', errors) });
    await open('/contact');
    write();
    await press('Send Message');
    expect(errorAt('Email')).toBe('Please enter a valid email');
    expect(listedErrors()).toEqual(['Please enter a valid email']);
  });

  it('says to wait after too many messages', async () => {
    fakeApi({ [SEND]: refusedAs(429, 'gateway.too-many-attempts') });
    await open('/contact');
    write();
    await press('Send Message');
    expect(announced('alert')[0]).toMatch(/wait a few minutes, or write to support@/);
  });

  it('sends once, however often the button is pressed', async () => {
    let answer = () => {};
    const pending = new Promise<void>((resolve) => (answer = resolve));
    const api = fakeApi({ [SEND]: () => pending.then(() => ok({}, 201)) });
    await open('/contact');
    write();
    await press('Send Message');
    await press('Sending...');
    expect(api.calls).toHaveLength(1);
    answer();
    await settle();
  });

  it('names every other way, and another one for authorities', async () => {
    fakeApi({});
    await open('/contact');
    const { supportEmail, phone } = LEGAL_ENTITY;
    expect(screen.getByRole('link', { name: supportEmail }).getAttribute('href')).toBe(
      `mailto:${supportEmail}`,
    );
    expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe(
      `tel:${phone.replaceAll(' ', '')}`,
    );
    expect(screen.getByRole('link', { name: 'Representative information' }).getAttribute('href')).toBe(
      '/legal',
    );
  });
});
