import { fireEvent, screen } from '@testing-library/react';
import { settle } from './fake-browser.ts';

export const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

export async function follow(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('link', { name }));
  await settle();
}

/** The message that a field is described by, empty when the field is right. */
export function errorAt(label: string | RegExp): string {
  const field = screen.getByLabelText(label);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const help = ids.find((id) => id.endsWith('_help'));
  const isInvalid = field.getAttribute('aria-invalid') === 'true';
  return (isInvalid && help && document.getElementById(help)?.textContent) || '';
}
