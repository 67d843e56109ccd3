import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { useConsentStore } from '@rep13/web-kit';
import { remote } from '../src/routes.tsx';
import { buildAdmin, buildClient, buildTicketDetail } from './builders.ts';
import { accountOf, aboutClient, aboutTicket, everyPageOf, SIGNED_OUT } from './admin.ts';
import { open } from './open.ts';

withFakeBrowser();

const content = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';
const expectHead = () => {
  expect(content('description').length).toBeGreaterThan(5);
  expect(content('keywords').split(', ').length).toBeGreaterThan(2);
};

/** Their heads come with what they show. */
const OF_ONE_RECORD = ['/admin/tickets/:id', '/admin/clients/:signupId'];
const pages = remote.routes
  .map(({ path }) => path)
  .filter((path) => path !== '/admin/login' && !OF_ONE_RECORD.includes(path));

describe('every admin page', () => {
  it.each(pages)('at %s says in its head what it is, in a sentence and in keywords', async (path) => {
    // Who must change the password first is asked for nothing else.
    fakeApi({ 'GET /api/admin/user': ok(buildAdmin({ mustChangePassword: true })) });
    await open(path);
    expectHead();
  });

  it('says so of the sign-in page', async () => {
    fakeApi({ 'GET /api/admin/user': SIGNED_OUT });
    await open('/admin/login');
    expectHead();
  });

  it('says so of an order', async () => {
    fakeApi({
      ...everyPageOf({ role: 'caseworker' }),
      ...aboutTicket(),
      'GET /api/admin/sla-tickets/1': ok(buildTicketDetail()),
    });
    await open('/admin/tickets/1');
    expectHead();
  });

  it('says so of a client', async () => {
    fakeApi({
      ...everyPageOf(),
      'GET /api/admin/clients/734512901': ok(buildClient()),
      ...aboutClient(),
    });
    await open('/admin/clients/734512901');
    expectHead();
  });

  it('leads to what binds us, and lets staff take the cookie choice back', async () => {
    fakeApi({ ...everyPageOf(), ...accountOf() });
    await open('/admin/account');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toBeTruthy();
    useConsentStore.setState({ isReopened: false });
    await press('Cookie settings');
    expect(useConsentStore.getState().isReopened).toBe(true);
  });
});
