import { screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { COUNTRIES_OF_INCORPORATION } from '@rep13/contracts-onboarding/constants';
import { fakeApi, withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';

withFakeBrowser();

const FIELDS = [
  'Company name',
  'Website URL',
  /^Company registration number .*optional/,
  'Country of incorporation',
  'Registered address',
  'Legal contact name',
  'Legal contact email',
  /^Escalation contact name .*optional/,
  /^Escalation contact email .*optional/,
];

describe('the registration', () => {
  it('has the title, the fields and the links of the specification', async () => {
    fakeApi({});
    await open('/signup');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Legal Representative Registration');
    for (const field of FIELDS) expect(screen.getByLabelText(field)).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect([to(/Back to/), to(/Terms of Service/), to(/Privacy Policy/)]).toEqual([
      '/check',
      '/terms',
      '/privacy',
    ]);
  });

  it('offers every country of the list, sorted, and Other', async () => {
    fakeApi({});
    await open('/signup');
    const list = screen.getByLabelText<HTMLSelectElement>('Country of incorporation');
    const offered = [...list.options].map(({ value }) => value).filter(Boolean);
    expect(offered).toEqual([...COUNTRIES_OF_INCORPORATION]);
  });
});
