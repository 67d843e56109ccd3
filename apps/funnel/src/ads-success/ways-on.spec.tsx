import { screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { fakeApi, refused, SIGNUP_ID, withFakeBrowser } from '@rep13/testing-browser';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { open } from '../../test/open.ts';

withFakeBrowser();

describe('the page after a registration', () => {
  it('leads to support, to the representative information and home', async () => {
    fakeApi({ [`GET /api/signup/${SIGNUP_ID}`]: refused(404, 'Not found') });
    await open(`/ads/success?signupId=${SIGNUP_ID}`);
    const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(places).toEqual(
      expect.arrayContaining([`mailto:${LEGAL_ENTITY.supportEmail}`, LEGAL_ENTITY.phoneLink, '/legal', '/']),
    );
  });
});
