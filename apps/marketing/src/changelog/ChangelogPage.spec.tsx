import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';

withFakeBrowser();

describe('ChangelogPage', () => {
  it('goes from 1.2.0 back to 1.0.0, each with its day', async () => {
    await open('/changelog');
    expect(
      ['1.2.0', '1.1.0', '1.0.0'].map((version) => screen.getByText(version).nextElementSibling?.textContent),
    ).toEqual(['1 July 2025', '15 April 2025', '24 January 2025']);
  });

  it('says of each change what kind it is', async () => {
    await open('/changelog');
    for (const kind of ['Feature', 'Security', 'Compliance', 'Improvement']) {
      expect(screen.getAllByText(kind).length).toBeGreaterThan(0);
    }
  });
});
