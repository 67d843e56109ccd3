import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { PARTICULARS } from '@rep13/contracts-onboarding/constants';
import { fakeApi, withFakeBrowser } from '@rep13/testing-browser';
import { accountOf } from '../../test/account.ts';
import { buildProfile, buildUser } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling?.textContent;

describe('Company Info', () => {
  it('shows the client profile, each field of it', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard?tab=company');
    expect(['Company name', 'Country of incorporation', 'Registered address', 'Website'].map(fact)).toEqual([
      'Acme Widgets Inc.',
      'United States',
      '1 Long Street, Springfield',
      'https://acme.example',
    ]);
    expect(
      ['Legal contact', 'Legal contact email', 'Escalation contact', 'Escalation contact email'].map(fact),
    ).toEqual(['Ada Lovelace', 'ada@acme.example', 'Not provided', 'Not provided']);
  });

  it('shows every particular, and has a field for a change of it', async () => {
    const every = Object.fromEntries(PARTICULARS.map((field) => [field, `the ${field}`]));
    fakeApi(accountOf({ profile: buildProfile(every) }));
    await open('/client/dashboard?tab=company');
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(PARTICULARS.filter((field) => !facts.includes(`the ${field}`))).toEqual([]);
    expect(PARTICULARS.filter((field) => !document.querySelector(`[name="${field}"]`))).toEqual([]);
  });

  it('shows contract version 1.0 when there is none', async () => {
    fakeApi(accountOf({ profile: buildProfile({ contractVersion: '' }) }));
    await open('/client/dashboard?tab=company');
    expect(fact('Contract version')).toBe('1.0');
  });

  it.each([
    ['pending', 'Pending', 'neutral'],
    ['active', 'Active', 'good'],
    ['suspended', 'Suspended', 'bad'],
  ] as const)('has a badge for the account status %s: %s, %s', async (accountStatus, text, tone) => {
    fakeApi(accountOf({ user: buildUser({ accountStatus }), profile: buildProfile({ accountStatus }) }));
    await open('/client/dashboard?tab=company');
    const badges = screen.getAllByText(text).filter((badge) => badge.dataset['tone'] !== undefined);
    expect(badges[0]?.dataset['tone']).toBe(tone);
    cleanup();
  });
});
