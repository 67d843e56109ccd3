import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fakeApi, ok, withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { answer, sendContact } from '../../test/take-check.ts';
import { useCheckStore } from './useCheckStore.ts';

withFakeBrowser();
beforeEach(() => useCheckStore.getState().restart());

const listed = (heading: string) =>
  [...(screen.getByRole('heading', { name: heading }).nextElementSibling?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

describe('a result that requires nobody', () => {
  it('recommends to monitor, to re-assess and to consider legal consultation', async () => {
    await open('/check');
    await answer('No');
    expect(listed('What we recommend')).toEqual([
      expect.stringMatching(/^Monitor updates to the DSA/),
      expect.stringMatching(/^Re-assess if your service or your user base changes/),
      expect.stringMatching(/^Consider legal consultation/),
    ]);
  });
});

describe('a result that requires a representative', () => {
  it('lists the next steps and warns of penalties', async () => {
    fakeApi({ 'POST /api/compliance-check': ok({ id: 1 }, 201) });
    await open('/check');
    await answer('Yes', 'Yes', 'Yes');
    await sendContact();
    expect(listed('Next steps')).toEqual([
      expect.stringMatching(/^Register/),
      expect.stringMatching(/^Pay/),
      expect.stringMatching(/sign the representation agreement/),
      expect.stringMatching(/within 24 hours/),
    ]);
    expect(screen.getByText('Penalties.').parentElement?.textContent).toContain('up to 6%');
  });

  it('stands at the end of a breadcrumb', async () => {
    await open('/check');
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(crumbs.textContent).toBe('HomeFree Compliance Check');
    expect(screen.getByRole('progressbar', { name: 'Progress of the check' })).toBeTruthy();
  });
});
