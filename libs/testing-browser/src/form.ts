import { fireEvent, screen, within } from '@testing-library/react';
import { settle } from './fake-browser.ts';

export const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

/** One of a few choices of which one is chosen. */
export async function choose(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name }));
  await settle();
}

export async function follow(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('link', { name }));
  await settle();
}

/** What the summary above a form lists, line by line, once the form was sent in vain. It has the focus. */
export function listedErrors(): string[] {
  const summary = screen.queryByRole('alert', { name: 'There is a problem' });
  if (summary && document.activeElement !== summary) throw new Error('The summary did not take the focus.');
  return summary
    ? within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    : [];
}

/** The message that a field is described by, empty when the field is right. */
export function errorAt(label: string | RegExp): string {
  const field = screen.getByLabelText(label);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const help = ids.find((id) => id.endsWith('_help'));
  const isInvalid = field.getAttribute('aria-invalid') === 'true';
  return (isInvalid && help && document.getElementById(help)?.textContent) || '';
}
