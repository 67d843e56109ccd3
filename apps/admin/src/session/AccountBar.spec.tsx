import { render, screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { withFakeBrowser } from '@rep13/testing-browser';
import { MemoryRouter } from '@rep13/web-kit/router';
import { buildAdmin } from '../../test/builders.ts';
import { AccountBar } from './AccountBar.tsx';

withFakeBrowser();

describe('the header of admin', () => {
  it.each([
    ['grace', 'grace, admin'],
    ['', 'Admin, admin'],
  ])('names who is signed in, with the role: "%s"', (username, text) => {
    render(<AccountBar user={buildAdmin({ username })} />, { wrapper: MemoryRouter });
    expect(screen.getByText(username || 'Admin').parentElement?.textContent).toBe(text);
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });
});
