import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FAQ } from '@rep13/content';
import { withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';

withFakeBrowser();

const QUESTIONS = FAQ.flatMap(({ questions }) => questions.map(({ question }) => question));
const opened = () => QUESTIONS.filter((question) => screen.getByText(question).closest('details')?.open);

describe('FaqPage', () => {
  it('has eight questions in four categories, all closed', async () => {
    await open('/faq');
    const categories = FAQ.map(({ title }) => screen.getByRole('region', { name: title }));
    expect(categories.map((category) => category.querySelectorAll('details').length)).toEqual([2, 2, 2, 2]);
    expect(opened()).toEqual([]);
  });

  it('opens one question at a time over all categories, and closes it when pressed again', async () => {
    await open('/faq');
    const [first = '', last = ''] = [QUESTIONS[0], QUESTIONS[7]];
    fireEvent.click(screen.getByText(first));
    fireEvent.click(screen.getByText(last));
    expect(opened()).toEqual([last]);
    fireEvent.click(screen.getByText(last));
    expect(opened()).toEqual([]);
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
