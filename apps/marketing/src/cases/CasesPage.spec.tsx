import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CASE_STUDIES } from '@rep13/content';
import { withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';

withFakeBrowser();

describe('CasesPage', () => {
  it('tells three stories and says that they are made up', async () => {
    await open('/cases');
    const stories = CASE_STUDIES.map(({ title }) => within(screen.getByRole('article', { name: title })));
    expect(stories).toHaveLength(3);
    for (const story of stories) expect(story.getByText(/Illustrative example/)).toBeTruthy();
  });

  it('shows three figures, each with where it comes from', async () => {
    await open('/cases');
    expect(
      ['500+', '24/7', '100%'].map((figure) => screen.getByText(figure).parentElement?.textContent),
    ).toEqual([
      expect.stringContaining('Sample figure'),
      expect.stringContaining('Terms of Service'),
      expect.stringContaining('Sample figure'),
    ]);
  });
});
