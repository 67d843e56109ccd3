import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TextField } from '../../form/TextField.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Values {
  username: string;
  password: string;
}

const signIn = jest.fn(async (_: Values) => undefined);
const SECOND_FACTOR = {
  methods: undefined,
  onCode: async () => undefined,
  onPasskey: async () => undefined,
  onBack: () => undefined,
  errorMessage: () => '',
};

const show = (more: Partial<Parameters<typeof SignInForm<Values>>[0]> = {}) =>
  render(
    <SignInForm<Values>
      name="sign-in"
      initial={{ username: 'ada', password: '' }}
      rules={{}}
      signIn={signIn}
      isSending={false}
      problem=""
      secondFactor={SECOND_FACTOR}
      {...more}
    >
      <TextField name="username" label="Username" />
    </SignInForm>,
  );

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('SignInForm', () => {
  it('sends who it is and the password', async () => {
    show();
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'five quiet geese' } });
    await press('Sign In');
    expect(signIn).toHaveBeenCalledWith({ username: 'ada', password: 'five quiet geese' });
  });

  it('waits while it is sent, and says at once why it was refused', () => {
    show({ isSending: true, problem: 'Not known' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' }).disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('Not known');
  });

  it('gives way to the second factor of who has one', () => {
    show({ secondFactor: { ...SECOND_FACTOR, methods: ['app'] } });
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByLabelText('Code')).toBeDefined();
  });
});
