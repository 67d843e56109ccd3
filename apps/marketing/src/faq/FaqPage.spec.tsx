import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FAQ, FAQ_PAGE, pricingFaq } from '@rep13/content';
import { withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';

withFakeBrowser();

const QUESTIONS = FAQ.flatMap(({ questions }) => questions.map(({ question }) => question));
const shown = () => QUESTIONS.filter((question) => screen.queryByText(question));
const opened = () => shown().filter((question) => screen.getByText(question).closest('details')?.open);
const search = (query: string) =>
  fireEvent.change(screen.getByLabelText(FAQ_PAGE.search), { target: { value: query } });

describe('FaqPage', () => {
  it('has eight questions in four categories, the first one open', async () => {
    await open('/faq');
    const categories = FAQ.map(({ title }) => screen.getByRole('region', { name: title }));
    expect(categories.map((category) => category.querySelectorAll('details').length)).toEqual([2, 2, 2, 2]);
    expect(opened()).toEqual([QUESTIONS[0]]);
  });

  it('opens one question at a time over all categories, and closes it when pressed again', async () => {
    await open('/faq');
    const [second = '', last = ''] = [QUESTIONS[1], QUESTIONS[7]];
    fireEvent.click(screen.getByText(second));
    fireEvent.click(screen.getByText(last));
    expect(opened()).toEqual([last]);
    fireEvent.click(screen.getByText(last));
    expect(opened()).toEqual([]);
  });

  it('opens the question that the address names', async () => {
    await open('/faq#nobody-appointed');
    expect(opened()).toEqual(['What happens if we appoint nobody?']);
  });

  it('has a link to each answer', async () => {
    await open('/faq');
    const ids = FAQ.flatMap(({ questions }) => questions.map(({ id }) => `#${id}`));
    const links = screen.getAllByRole('link', { name: 'Link to this answer', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ids);
  });

  it('narrows the list to questions and answers with all the words, and says to how many', async () => {
    await open('/faq');
    search('Money  BACK');
    expect(shown()).toEqual(['How soon does the service start, and how do we end it?']);
    expect(screen.getByText('2 of 12 questions')).toBeTruthy();
    search('zebra');
    expect(shown()).toEqual([]);
    expect(screen.getByText('No question found')).toBeTruthy();
    search('');
    expect(shown()).toEqual(QUESTIONS);
  });

  it.each(['refund', 'price', 'cost', 'VAT', '300', 'how much'])(
    'finds what /pricing answers about %s',
    async (word) => {
      await open('/faq');
      search(word);
      const asked = pricingFaq('EUR 300').filter(({ question }) => screen.queryByText(question));
      expect(asked).not.toEqual([]);
    },
  );

  it.each(['insurance', 'insured'])('finds under %s for how much we are', async (word) => {
    await open('/faq');
    search(word);
    expect(shown()).toEqual(['What do you do as our legal representative?']);
    expect(screen.getByText(/We keep professional liability insurance of EUR 1,000,000/)).toBeTruthy();
  });

  it('leads on to the contact page and the check', async () => {
    await open('/faq');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/contact', '/check']));
  });

  it('tells search engines the same questions', async () => {
    await open('/faq');
    const data = JSON.parse(
      document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    );
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(QUESTIONS);
  });
});
