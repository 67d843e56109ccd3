import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useEffect } from 'react';
import { trackPurchase } from '@rep13/web-kit';
import { Link, MemoryRouter, useNavigate } from '@rep13/web-kit/router';
import { useVisit } from './useVisit.ts';

function Site() {
  useVisit();
  return (
    <main tabIndex={-1}>
      <Link to="/terms">Terms</Link>
      <Link to="/#faq">Questions</Link>
      <Link to="/pricing?tab=two">Second tab</Link>
      <Back />
      <section id="faq" />
    </main>
  );
}

/** A page reports something as soon as it is shown; it is mounted before the visit is. */
function Sold() {
  useEffect(() => trackPurchase({ transactionId: 'T-1', value: 300, currency: 'EUR', items: [] }), []);
  return null;
}

function Visit() {
  useVisit();
  return null;
}

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => navigate(-1)}>Back</button>;
}

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  window.dataLayer = [];
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <Site />
    </MemoryRouter>,
  );
});

describe('useVisit', () => {
  it('counts each page once and leaves the first where the browser put it', () => {
    expect(window.dataLayer).toEqual([
      expect.objectContaining({ event: 'page_view', page_path: '/pricing' }),
    ]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('counts the page before anything that the page itself reports', () => {
    window.dataLayer = [];
    render(
      <MemoryRouter initialEntries={['/ads/success']}>
        <Sold />
        <Visit />
      </MemoryRouter>,
    );
    expect(window.dataLayer).toEqual([
      expect.objectContaining({ event: 'page_view', page_path: '/ads/success' }),
      expect.objectContaining({ event: 'purchase' }),
    ]);
  });

  it('starts a new page at its top, with the focus on its content', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
    expect(window.dataLayer).toHaveLength(2);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('leaves the place to the browser when the visitor goes back', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
    scrollTo.mockReset();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('leaves eye and focus where they are when only the view of the page changes', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Second tab' }));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Second tab' }));
  });

  it('goes to the section that the address names', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'instant' }]]);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement?.id).toBe('faq');
  });

  it('leads to the same section again, smoothly', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
    screen.getByRole('button').focus();
    await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'auto' });
    expect(document.activeElement?.id).toBe('faq');
    expect(window.dataLayer).toHaveLength(2);
  });
});
