import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  dataProcessingAgreement,
  DO_I_NEED_ARTICLE,
  DSA_ARTICLE_13_PAGE,
  PENALTY_SCALE,
  privacyPolicy,
  SECURITY_PAGE,
  termsOfService,
  type Section,
} from '@rep13/content';
import { withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../test/open.ts';
import { SITE_FACTS } from './site-facts/site-facts.ts';

withFakeBrowser();

const PAGES: [path: string, sections: readonly Section[]][] = [
  ['/dsa-article-13', DSA_ARTICLE_13_PAGE.sections],
  [DO_I_NEED_ARTICLE.path, DO_I_NEED_ARTICLE.sections],
  ['/security', SECURITY_PAGE.sections],
  ['/terms', termsOfService(SITE_FACTS).clauses],
  ['/privacy', privacyPolicy(SITE_FACTS).clauses],
  ['/dpa', dataProcessingAgreement(SITE_FACTS).clauses],
];

/** Letters and figures only: a list may set "Aim: prices" as a name and its text. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

describe.each(PAGES)('the text at %s', (path, sections) => {
  it('stands there in full, each part under its own anchor', async () => {
    await open(path);
    for (const { id, title, paragraphs, items = [], links = [] } of sections) {
      const shown = plain(document.getElementById(id)?.textContent ?? '');
      const missing = [title, ...paragraphs, ...items].filter((text) => !shown.includes(plain(text)));
      expect(missing).toEqual([]);
      for (const { label, to } of links) {
        expect(document.querySelector(`#${id} a[href="${to}"]`)?.textContent).toBe(label);
      }
    }
  });

  it('has all its parts in the contents', async () => {
    await open(path);
    const targets = [...document.querySelectorAll('nav[aria-label="Contents"] a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(targets).toEqual(expect.arrayContaining(sections.map(({ id }) => `#${id}`)));
  });
});

describe.each(['/terms', '/privacy', '/dpa'])('the legal text at %s', (path) => {
  it('is quoted by numbers of clauses and paragraphs', async () => {
    await open(path);
    expect(screen.getByRole('heading', { level: 2, name: /^1\. / })).toBeTruthy();
    expect(screen.getByText('1.1')).toBeTruthy();
    expect(screen.getByText('2.1')).toBeTruthy();
  });
});

describe('the illustrations of the explainer', () => {
  it('say in words what they show', async () => {
    await open('/dsa-article-13');
    const penalties = within(screen.getByRole('region', { name: 'Penalties' }));
    for (const { share, why } of PENALTY_SCALE.bars) {
      expect(penalties.getByText(share)).toBeTruthy();
      expect(penalties.getByText(why)).toBeTruthy();
    }
    expect(screen.getByText('Article 13 applies')).toBeTruthy();
    expect(screen.getByText(/The times are an example/)).toBeTruthy();
  });
});
