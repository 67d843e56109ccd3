import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { DO_I_NEED_ARTICLE } from '@rep13/content';
import { withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { announced } from '../../test/announcements.ts';
import { resultOf } from './assess.ts';

withFakeBrowser();

const { assessment, disclaimer, sections, post } = DO_I_NEED_ARTICLE;
const answer = (index: number, word: 'Yes' | 'No') =>
  fireEvent.click(
    within(screen.getByRole('group', { name: new RegExp(`^${index + 1} `) })).getByLabelText(word),
  );
const result = () => announced('status')[0];

describe('the quick assessment', () => {
  it('says that one likely needs a representative after three times yes', async () => {
    await open(DO_I_NEED_ARTICLE.path);
    expect(result()).toBe(assessment.open);
    [0, 1].forEach((index) => answer(index, 'Yes'));
    expect(result()).toBe(assessment.open);
    answer(2, 'Yes');
    expect(result()).toBe(assessment.likely);
  });

  it('leads on to the check only when one is likely needed', async () => {
    await open(DO_I_NEED_ARTICLE.path);
    const box = within(screen.getByRole('region', { name: 'Quick assessment' }));
    expect(box.queryByRole('link')).toBeNull();
    [0, 1, 2].forEach((index) => answer(index, 'Yes'));
    expect(box.getByRole('link').getAttribute('href')).toBe('/check');
  });

  it('stops at the first no, and thinks again when an answer changes', async () => {
    await open(DO_I_NEED_ARTICLE.path);
    answer(1, 'No');
    expect(result()).toBe(assessment.unlikely);
    [0, 1, 2].forEach((index) => answer(index, 'Yes'));
    expect(result()).toBe(assessment.likely);
  });

  it.each([
    [['yes', 'yes', 'yes'], 'likely'],
    [['yes', 'no', 'yes'], 'unlikely'],
    [['no', null, null], 'unlikely'],
    [['yes', 'yes', null], 'open'],
  ] as const)('of %p is %s', (answers, expected) => {
    expect(resultOf(answers)).toBe(expected);
  });
});

describe('ArticlePage', () => {
  it('lists its parts, the assessment first', async () => {
    await open(DO_I_NEED_ARTICLE.path);
    const listed = [...document.querySelectorAll('nav[aria-label="Contents"] > div a')];
    expect(listed.map((link) => link.getAttribute('href'))).toEqual([
      '#quick-assessment',
      ...sections.map(({ id }) => `#${id}`),
    ]);
  });

  it('says what it is, from when, and that it is no legal advice', async () => {
    await open(DO_I_NEED_ARTICLE.path);
    expect(screen.getByText('25 January 2025').getAttribute('datetime')).toBe('2025-01-25');
    expect(screen.getByText(post.readTime)).toBeTruthy();
    expect(screen.getByText(disclaimer)).toBeTruthy();
  });

  it('describes itself as an article with its date', async () => {
    await open(DO_I_NEED_ARTICLE.path);
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'BlogPosting',
      headline: post.title,
      datePublished: '2025-01-25',
      author: { '@type': 'Organization' },
    });
  });
});
