import { screen } from '@testing-library/react';

/** What the page says aloud: at once (`alert`) or when the reader pauses (`status`). */
export const announced = (role: 'alert' | 'status'): string[] =>
  screen
    .queryAllByRole(role)
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
