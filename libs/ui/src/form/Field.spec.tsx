import { render, screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { Field } from './Field.tsx';

const input = (error?: string) => (
  <Field id="name" label="Company name" isOptional={!error} error={error}>
    {(attributes) => <input {...attributes} />}
  </Field>
);

describe('Field', () => {
  it('names its control, and says when it may be left empty', () => {
    render(input());
    const control = screen.getByLabelText('Company name (optional)');
    expect(control.getAttribute('aria-invalid')).toBe('false');
    expect(control.getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reads out what is wrong, and ties it to the control', () => {
    const { rerender } = render(input());
    rerender(input('Company name is required'));
    const control = screen.getByLabelText('Company name');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const message = screen.getByRole('alert');
    expect(message.textContent).toBe('Company name is required');
    expect(control.getAttribute('aria-describedby')).toBe(message.id);
  });
});
