import { fireEvent, screen } from '@testing-library/react';
import { later } from '@rep13/testing-browser';

/** Opens a tab of the dashboard, and waits until what it asks for is there. */
export async function openTab(name: RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('tab', { name }));
  await later(50);
}

/** Where the link of that name leads. */
export const placeOf = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');
