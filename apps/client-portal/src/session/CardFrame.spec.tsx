import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { accountOf } from '../../test/account.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('what stands round a card of the shell below /client', () => {
  it('is the frame of the portal, with the ways to everything for who is signed in', async () => {
    fakeApi(accountOf());
    await open('/client/nothing');
    expect(heading()).toBe('404 Page Not Found');
    expect(screen.getByRole('navigation', { name: 'Client portal' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  it('asks nobody to sign in for it', async () => {
    fakeApi({ 'GET /api/client/user': refusedAs(401, 'gateway.not-signed-in') });
    await open('/client/nothing');
    expect(heading()).toBe('404 Page Not Found');
    expect(screen.queryByRole('navigation', { name: 'Client portal' })).toBeNull();
  });
});
