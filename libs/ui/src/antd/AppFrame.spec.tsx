import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { LinkComponent } from '../chrome/link.ts';
import { AppFrame } from './AppFrame.tsx';
import { CardPage } from './CardPage.tsx';

const link: LinkComponent = ({ to, ...rest }) => <a href={to} {...rest} />;

describe('AppFrame', () => {
  it('leads home and shows who is signed in, in the sizes of the place', () => {
    render(<AppFrame density="portal" link={link} account={<span>DSA-K7M2QX</span>} children={null} />);
    expect(screen.getByRole('link', { name: 'Rep13, home page' }).getAttribute('href')).toBe('/');
    const account = screen.getByText('DSA-K7M2QX');
    expect(account.closest('[data-density]')?.getAttribute('data-density')).toBe('portal');
  });
});

describe('CardPage', () => {
  it('puts its content under its heading', () => {
    render(<CardPage title="Admin login" lead="For our staff." children={<form aria-label="Login" />} />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Admin login' });
    expect(heading.nextElementSibling?.textContent).toBe('For our staff.');
    expect(heading.parentElement?.lastElementChild).toBe(screen.getByRole('form', { name: 'Login' }));
  });
});
