import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { requiredText, TextField, useForm } from '@rep13/ui';
import { ApiError } from '@rep13/web-kit/api';
import { fill, press, withFakeBrowser } from '@rep13/testing-browser';
import { FunnelForm } from './FunnelForm.tsx';
import { FunnelFormEnd } from './FunnelFormEnd.tsx';

withFakeBrowser();

const REQUIRED = 'Company name is required';
const NOT_TAKEN = 'This was not taken. What you typed is kept.';
const RULES = { company: requiredText(REQUIRED, 20) };

function Sample({ onSend }: { onSend: () => unknown }) {
  const form = useForm({ name: 'sample', initial: { company: 'Acme' }, rules: RULES });
  return (
    <FunnelForm form={form} onSend={onSend}>
      <TextField name="company" label="Company" />
      <FunnelFormEnd button="Send" busyButton="Sending..." isSending={false} />
    </FunnelForm>
  );
}

async function show(refusal: Error) {
  await act(() => Promise.resolve(render(<Sample onSend={() => Promise.reject(refusal)} />)));
}
const refusedAt = (path: string) =>
  new ApiError(400, 'Please check', { message: 'Please check', errors: [{ path, message: 'It is taken' }] });
const company = () => screen.getByLabelText<HTMLInputElement>('Company');
const problem = () => screen.queryByText(NOT_TAKEN);

describe('a form of the funnel that the server refuses', () => {
  it('says at its field what is wrong there', async () => {
    await show(refusedAt('company'));
    await press('Send');
    expect(company().getAttribute('aria-invalid')).toBe('true');
    expect(problem()).toBeNull();
  });

  it.each([
    ['no field', new ApiError(503, 'Service unavailable')],
    ['a field it does not have', refusedAt('elsewhere')],
  ])('says beside its button that it was not taken, for %s, and keeps what was typed', async (_, refusal) => {
    await show(refusal);
    await press('Send');
    expect(screen.getByText(NOT_TAKEN).closest('[role="alert"]')).not.toBeNull();
    expect(company().value).toBe('Acme');
  });

  it('says it until it is sent again, also where that finds something wrong', async () => {
    await show(new ApiError(503, 'Service unavailable'));
    await press('Send');
    fill('Company', '');
    expect(problem()).not.toBeNull();
    await press('Send');
    expect(problem()).toBeNull();
    expect(screen.getAllByText(REQUIRED).length).toBeGreaterThan(0);
  });
});
