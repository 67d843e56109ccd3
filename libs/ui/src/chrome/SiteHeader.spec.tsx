import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkComponent } from './link.ts';
import { SiteHeader } from './SiteHeader.tsx';

const Link: LinkComponent = ({ to, onClick, ...rest }) => (
  <a
    href={to}
    onClick={(event) => {
      event.preventDefault();
      onClick?.();
    }}
    {...rest}
  />
);
const toggle = () => screen.getByRole('button', { name: /menu/i });

describe('SiteHeader', () => {
  it.each([
    ['How It Works', '/#how-it-works'],
    ['Pricing', '/#pricing'],
    ['FAQ', '/#faq'],
    ['Free Compliance Check', '/check'],
  ])('links %s to %s', (name, href) => {
    render(<SiteHeader link={Link} />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('closes the menu after a link, so that the page is seen', async () => {
    render(<SiteHeader link={Link} />);
    await userEvent.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'FAQ' }));
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes the menu with Escape, with the focus back on its button', async () => {
    render(<SiteHeader link={Link} />);
    await userEvent.click(toggle());
    screen.getByRole('link', { name: 'FAQ' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle());
  });
});
