import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi, press, withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { announced } from '../../test/announcements.ts';

withFakeBrowser();

describe('BadgeDemoPage', () => {
  it('says of each badge that it was removed', async () => {
    await open('/badge-demo');
    expect(screen.getAllByText('Badge removed from pages')).toHaveLength(3);
  });

  it('leads from each badge to what can be looked up instead', async () => {
    await open('/badge-demo');
    const rows = screen.getAllByRole('row').slice(1);
    const links = rows.map((row) => row.querySelector('a')?.getAttribute('href'));
    expect(links).toEqual(['/legal', '/security', '/sample-agreement']);
  });

  it('only shows an alert for the sample contract', async () => {
    const api = fakeApi({});
    await open('/badge-demo');
    expect(announced('alert')).toEqual([]);
    await press('Download Sample Contract');
    expect(announced('alert')[0]).toMatch(/^This is a demonstration: nothing is downloaded\./);
    expect(api.calls).toEqual([]);
  });
});
