import { fireEvent, screen } from '@testing-library/react';
import { fill } from '@rep13/testing-browser';

export const CONSENTS = [
  /Terms of Service/,
  /Privacy Policy/,
  /responsible for keeping/,
  /confirm that the information/,
];

/** Fills in and ticks all that the registration demands. */
export function fillRegistration(): void {
  fill('Company name', 'Acme Widgets Inc.');
  fill('Website URL', 'https://acme.example');
  fill('Country of incorporation', 'United States');
  fill('Registered address', '1 Long Street, Springfield');
  fill('Legal contact name', 'Ada Lovelace');
  fill('Legal contact email', 'ada@acme.example');
  for (const name of CONSENTS) fireEvent.click(screen.getByLabelText(name));
}
