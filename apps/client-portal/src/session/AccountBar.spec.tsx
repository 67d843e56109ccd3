import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeApi, ok, withFakeBrowser } from '@rep13/testing-browser';
import { accountOf } from '../../test/account.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const bar = () => within(screen.getByRole('navigation', { name: 'Client portal' }));

describe('the bar of the portal', () => {
  it('leads to everything there is, the papers on the overview too', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard');
    const ways = bar()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Mandate', '/client/dashboard'],
      ['Orders', '/client/dashboard?tab=sla#mandate'],
      ['Documents', '/client/dashboard#documents'],
      ['Billing', '/client/billing'],
      ['Account', '/client/account'],
    ]);
    const papers = screen.getByRole('region', { name: 'Documents' });
    expect(papers.id).toBe('documents');
  });

  it.each([
    ['/client/dashboard', 'Mandate'],
    ['/client/account', 'Account'],
  ])('says at %s that one is there', async (path, name) => {
    fakeApi({ ...accountOf(), 'GET /api/client/sessions': ok([]) });
    await open(path);
    expect(bar().getByRole('link', { current: 'page' }).textContent).toBe(name);
  });
});
