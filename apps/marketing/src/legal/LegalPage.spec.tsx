import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { MemoryRouter } from '@rep13/web-kit/router';
import { LegalPage } from './LegalPage.tsx';
import { TermsPage } from './TermsPage.tsx';

describe('LegalPage', () => {
  it('shows the authorities whom to write to', () => {
    render(<LegalPage />, { wrapper: MemoryRouter });
    expect(screen.getAllByText(LEGAL_ENTITY.authorityEmail).length).toBeGreaterThan(0);
    expect(screen.getByText('Postal address').nextElementSibling?.textContent).toContain(LEGAL_ENTITY.street);
  });

  it('states in which languages authorities may write, and what a translation covers', () => {
    render(<LegalPage />, { wrapper: MemoryRouter });
    expect(screen.getByText('Languages for authorities').nextElementSibling?.textContent).toBe(
      'Dutch, English',
    );
    expect(
      screen.getByText(/comes with a translation .* points \(a\) and \(b\) of Article 9\(2\)/),
    ).toBeTruthy();
  });

  it('states what it does for providers, and whom authorities call at any hour', () => {
    render(<LegalPage />, { wrapper: MemoryRouter });
    const region = (name: RegExp) => screen.getByRole('heading', { name }).closest('section')?.textContent;
    expect(region(/^Compliance statement/)).toContain('legal representative under Article 13');
    expect(region(/^Urgent requests/)).toContain(LEGAL_ENTITY.phone);
    expect(region(/^Urgent requests/)).toContain('at any hour');
    expect(screen.getAllByText(new RegExp(LEGAL_ENTITY.name)).length).toBeGreaterThan(0);
  });

  it('leads authorities to the form for orders', () => {
    render(<LegalPage />, { wrapper: MemoryRouter });
    const link = screen.getByRole('link', { name: 'Send an order' });
    expect(link.getAttribute('href')).toBe('/authorities');
  });

  it('says the same to machines, in the page and in its head', () => {
    render(<LegalPage />, { wrapper: MemoryRouter });
    const shown = JSON.parse(screen.getByLabelText('Representative information as JSON').textContent ?? '');
    const inHead = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(shown.contactPoint.email).toBe(LEGAL_ENTITY.authorityEmail);
    expect(shown.contactPoint.availableLanguage).toEqual(['nl', 'en']);
    expect(JSON.parse(inHead)).toEqual(shown);
  });
});

describe('TermsPage', () => {
  it('names the company and the price that stand in the contracts', () => {
    render(<TermsPage />, { wrapper: MemoryRouter });
    expect(screen.getByText(new RegExp(`"We" is ${LEGAL_ENTITY.name}`))).toBeTruthy();
    expect(screen.getByText(/The fee is EUR 300 a year/)).toBeTruthy();
  });
});
