import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANDING_FAQ, TESTIMONIALS } from '@rep13/content';
import { MemoryRouter } from '@rep13/web-kit/router';
import { LandingPage } from './LandingPage.tsx';

const open = () => render(<LandingPage />, { wrapper: MemoryRouter });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('LandingPage', () => {
  it('has one main heading and its own title', () => {
    open();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('EU legal representative under Article 13 DSA | Rep13');
  });

  it('leads to the check from each of its buttons', () => {
    open();
    const buttons = [
      ...screen.getAllByRole('link', { name: /Start Free Compliance Check/ }),
      screen.getByRole('link', { name: 'Get Legal Rep Now' }),
    ];
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual(['/check', '/check', '/check']);
  });

  it('has the sections that the top bar links to', () => {
    const { container } = open();
    expect(['how-it-works', 'pricing', 'faq'].filter((id) => !container.querySelector(`#${id}`))).toEqual([]);
  });

  it('names the price that is charged', () => {
    open();
    const pricing = region('Pricing');
    expect(pricing.getByText('EUR 300')).toBeTruthy();
    expect(pricing.getByText('a year, renews yearly')).toBeTruthy();
    expect(pricing.getByText('Most Popular')).toBeTruthy();
  });

  it('says of each invented quote that it is a sample', () => {
    open();
    const customers = region('What customers say');
    expect(customers.getAllByText(/Sample, not a real customer/)).toHaveLength(TESTIMONIALS.length);
    expect(customers.getAllByLabelText('5 of 5 stars')).toHaveLength(3);
  });

  it('opens one question at a time', async () => {
    open();
    const [first, second] = LANDING_FAQ;
    const isOpen = (text = '') => screen.getByText(text).closest('details')?.open;
    await userEvent.click(screen.getByText(first?.question ?? ''));
    await userEvent.click(screen.getByText(second?.question ?? ''));
    expect([isOpen(first?.question), isOpen(second?.question)]).toEqual([false, true]);
  });

  it('tells search engines of the company and its one offer', () => {
    open();
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Organization',
      makesOffer: { '@type': 'Offer', price: '300.00', priceCurrency: 'EUR' },
    });
  });
});
