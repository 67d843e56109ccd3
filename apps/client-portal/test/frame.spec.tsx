import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { askedInVain, fakeApi, press, withFakeBrowser } from '@rep13/testing-browser';
import { useConsentStore } from '@rep13/web-kit';
import { accountOf, SIGNED_OUT } from './account.ts';
import { open } from './open.ts';

withFakeBrowser();

const content = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';

describe('every page of the portal', () => {
  it.each(['/client/login', '/client/setup', '/client/reset', '/client/dashboard'])(
    'at %s says in its head what it is, in a sentence and in keywords',
    async (path) => {
      const answers = path === '/client/dashboard' ? accountOf() : { 'GET /api/client/user': SIGNED_OUT };
      fakeApi(answers);
      await open(path);
      expect(askedInVain()).toEqual([]);
      expect(content('description').length).toBeGreaterThan(10);
      expect(content('keywords').split(', ').length).toBeGreaterThan(2);
    },
  );

  it('leads to what binds us, and lets a client take the cookie choice back', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toBeTruthy();
    useConsentStore.setState({ isReopened: false });
    await press('Cookie settings');
    expect(useConsentStore.getState().isReopened).toBe(true);
  });
});
