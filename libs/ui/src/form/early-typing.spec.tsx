import { useLayoutEffect } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { Form } from './Form.tsx';
import { FormEnd } from './FormEnd.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from './useForm.ts';

const send = jest.fn((_: unknown) => undefined);
const stop = jest.fn();

function SignIn({ isEarly = true }: { isEarly?: boolean }) {
  const form = useForm({ name: 'sign-in', initial: { username: '', password: '' } });
  return (
    <Form form={form} onSend={send} isEarly={isEarly}>
      <TextField name="username" label="Username" />
      <TextField name="password" label="Password" />
      <FormEnd button="Sign In" busyButton="Signing in..." isSending={false} />
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('a form of which the page was there before its program', () => {
  beforeEach(() => {
    send.mockClear();
    window.earlyTyping = {
      typed: { username: 'ada', password: 'five quiet geese', gone: 'x' },
      focused: 'password',
      isSent: false,
      stop,
    };
  });

  it('goes on with what was typed, where it was typed', () => {
    render(<SignIn />);
    expect([field('Username').value, field('Password').value]).toEqual(['ada', 'five quiet geese']);
    expect(document.activeElement).toBe(field('Password'));
    expect(stop).toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it('takes also what is typed, and where, while it is being made', () => {
    const Typist = () => {
      useLayoutEffect(() => void (window.earlyTyping = { ...window.earlyTyping!, ...late }), []);
      return null;
    };
    const late = { typed: { username: 'ada.byron' }, focused: 'username' };
    render(
      <>
        <Typist />
        <SignIn />
      </>,
    );
    expect(field('Username').value).toBe('ada.byron');
    expect(document.activeElement).toBe(field('Username'));
  });

  it('has it from the first moment, so that a key pressed then is one more letter', async () => {
    let atFirst: string | undefined;
    const Witness = () => {
      useLayoutEffect(() => queueMicrotask(() => void (atFirst = field('Password').value)), []);
      return null;
    };
    const page = (
      <>
        <SignIn />
        <Witness />
      </>
    );
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    // As a browser shows it: `render` runs every effect before anybody could press a key.
    await waitFor(() => {
      if (atFirst === undefined) root.render(page);
      expect(atFirst).toBe('five quiet geese');
    });
    act(() => root.unmount());
  });

  it('is sent if it was sent', async () => {
    window.earlyTyping = { ...window.earlyTyping!, isSent: true };
    render(<SignIn />);
    await act(async () => new Promise((goOn) => setTimeout(goOn)));
    expect(send).toHaveBeenCalledWith({ username: 'ada', password: 'five quiet geese' });
  });

  it('is another form than one that nobody could fill in yet', () => {
    render(<SignIn isEarly={false} />);
    expect(field('Username').value).toBe('');
    expect(window.earlyTyping).toBeDefined();
  });
});
