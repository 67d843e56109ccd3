import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { withFakeBrowser } from '@rep13/testing-browser';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { open } from '../../test/open.ts';

withFakeBrowser();

describe('AboutPage', () => {
  it('names our mailbox as it is written, to be pressed', async () => {
    await open('/about');
    const mailbox = screen.getByRole('link', { name: LEGAL_ENTITY.supportEmail });
    expect(mailbox.getAttribute('href')).toBe(`mailto:${LEGAL_ENTITY.supportEmail}`);
  });

  it('still begins what is said of a name with a capital letter', async () => {
    await open('/about');
    expect(screen.getByText(/^Professional liability/)).toBeTruthy();
  });
});
