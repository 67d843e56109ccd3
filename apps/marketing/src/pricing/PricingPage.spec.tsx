import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { PRICING, pricingFaq } from '@rep13/content';
import { withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';

withFakeBrowser();

describe('PricingPage', () => {
  it('has one plan with its price, what it includes and what not', async () => {
    await open('/pricing');
    expect(screen.getByText('EUR 300')).toBeTruthy();
    expect(screen.getByText('a year, renews yearly')).toBeTruthy();
    for (const item of [...PRICING.included, ...PRICING.notIncluded])
      expect(screen.getByText(item)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get Legal Rep Now' }).getAttribute('href')).toBe('/check');
  });

  it.each([
    ['Urgent response', 'EUR 75 per case'],
    ['Translation', 'EUR 50 per page'],
    ['Takedown assistance', 'EUR 100 per request'],
    ['Annual compliance review', 'EUR 150 per year'],
    ['Transparency report review', 'EUR 100'],
  ])('offers %s for %s', async (name, price) => {
    await open('/pricing');
    const row = screen.getByRole('rowheader', { name }).closest('tr');
    expect(row && within(row).getByRole('cell').textContent).toBe(price);
  });

  it('says in words what the ring of the year shows', async () => {
    await open('/pricing');
    expect(screen.getByText('Day 30').nextElementSibling?.textContent).toMatch(/refund/i);
    expect(screen.getByText('Day 335').nextElementSibling?.textContent).toMatch(/cancel/);
  });

  it('answers on VAT, ongoing fees and refunds, one at a time', async () => {
    await open('/pricing');
    const [first, second] = pricingFaq('EUR 300').map(({ question }) => screen.getByText(question));
    if (!first || !second) throw new Error('There are no questions');
    fireEvent.click(first);
    fireEvent.click(second);
    expect([first, second].map((question) => question.closest('details')?.open)).toEqual([false, true]);
  });
});
