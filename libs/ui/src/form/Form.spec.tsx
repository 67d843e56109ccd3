import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CheckboxField } from './CheckboxField.tsx';
import { Form, type FormProps } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { given, requiredText } from './rules.ts';
import { TextField } from './TextField.tsx';
import { useForm, type FormHandle } from './useForm.ts';

const EMPTY = { company: '', mail: '', page: '', nickname: '', agreed: false };
type Values = typeof EMPTY;
const RULES = { company: requiredText('Company is required', 5), agreed: given('Please agree') };

const onSend = jest.fn<(values: Values) => void>();
const onRefused = jest.fn();
const onCauseGone = jest.fn();
let form: FormHandle<Values>;

function Sample({ initial = EMPTY, ...props }: Partial<FormProps<Values>> & { initial?: Values }) {
  form = useForm({ name: 'sample', initial, rules: RULES });
  return (
    <Form form={form} onSend={onSend} onRefused={onRefused} onCauseGone={onCauseGone} {...props}>
      <TextField name="company" label="Company" hint="As registered" />
      <TextField name="mail" label="Mail" type="email" isOptional="silently" />
      <TextField name="page" label="Page" inputMode="url" isOptional="silently" />
      <TextField name="nickname" label="Nickname" isOptional />
      <CheckboxField name="agreed">I agree</CheckboxField>
      <button type="submit">Send</button>
    </Form>
  );
}

const show = (props: Parameters<typeof Sample>[0] = {}) => {
  jest.clearAllMocks();
  render(<Sample {...props} />);
};
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(control(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
function refuse(path: string): boolean {
  let isAtField = false;
  act(() => {
    isAtField = form.refuse([{ path, message: 'This one is taken' }]);
  });
  return isAtField;
}
const summary = () => screen.queryByRole('alert', { name: 'There is a problem' });
const lines = () =>
  within(summary() as HTMLElement)
    .getAllByRole('link')
    .map((line) => line.textContent);

describe('a form that is sent while something is wrong', () => {
  it('is not sent, lists what is wrong in the order of the fields, and takes the focus there', () => {
    show();
    send();
    expect(onSend).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledWith(['Company is required', 'Please agree']);
    expect(lines()).toEqual(['Company is required', 'Please agree']);
    expect(document.activeElement).toBe(summary());
  });

  it('leads from each line to its field', () => {
    show();
    send();
    fireEvent.click(screen.getByRole('link', { name: 'Please agree' }));
    expect(document.activeElement).toBe(control('I agree'));
  });

  it('takes each line back when its field is right, and then the whole', () => {
    show();
    send();
    type('Company', 'Acme');
    expect(lines()).toEqual(['Please agree']);
    expect(onCauseGone).toHaveBeenCalledTimes(1);
    fireEvent.click(control('I agree'));
    expect(summary()).toBeNull();
    expect(onCauseGone).toHaveBeenCalledTimes(2);
    send();
    expect(onSend).toHaveBeenCalledWith({ company: 'Acme', mail: '', page: '', nickname: '', agreed: true });
  });

  it('takes the focus to the list again each time', () => {
    show();
    send();
    control('Company').focus();
    send();
    expect(document.activeElement).toBe(summary());
  });

  it('shows what the server refused until that field is changed', () => {
    show({ initial: { company: 'Acme', mail: '', page: '', nickname: 'A', agreed: true } });
    expect(refuse('nickname')).toBe(true);
    type('Company', 'Acme2');
    expect(lines()).toEqual(['This one is taken']);
    type('Nickname (optional)', 'B');
    expect(summary()).toBeNull();
  });

  it('tells that what was refused stands at no field', () => {
    show();
    expect(refuse('elsewhere')).toBe(false);
    expect(summary()).toBeNull();
  });
});

describe('a field', () => {
  it('for an address leaves out what was pasted along and nobody sees', () => {
    show();
    type('Mail', '\u00a0ada\u200b@acme\u00ad.example\u2069');
    expect(control('Mail').value).toBe('ada@acme.example');
    type('Company', 'Acme\tLtd');
    expect(control('Company').value).toBe('Acme Ltd');
    type('Page', '\u200ehttps://acme.example/می\u200cخواهم\u202c');
    expect(control('Page').value).toBe('https://acme.example/می\u200cخواهم');
    type('Nickname (optional)', 'می\u200cخواهم');
    expect(control('Nickname (optional)').value).toBe('می\u200cخواهم');
  });

  it('is checked when it is left with something in it, and says so at once', () => {
    show();
    fireEvent.blur(control('Company'));
    expect(screen.queryByRole('alert')).toBeNull();
    type('Company', 'Acme Widgets');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(control('Company'));
    expect(screen.getByRole('alert').textContent).toBe('Please use at most 5 characters');
    expect(control('Company').getAttribute('aria-invalid')).toBe('true');
    type('Company', 'Acme');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is described by its hint and its error, and says when it may be left empty', () => {
    show();
    send();
    const describing = control('Company').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(describing.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As registered',
      'Company is required',
    ]);
    expect(control('Company').required).toBe(true);
    expect(control('Nickname (optional)').required).toBe(false);
  });

  it('of a form that is only shown cannot be changed, and can be read', () => {
    show({ isReadOnly: true });
    expect(control('Company').readOnly).toBe(true);
    expect(control('Company').disabled).toBe(false);
    expect(control('I agree').disabled).toBe(true);
  });

  it('takes nothing before the page would keep it', () => {
    show({ isReady: false });
    expect(control('Company').matches(':disabled')).toBe(true);
  });
});

describe('a form of one field', () => {
  function Single() {
    const single = useForm({
      name: 'single',
      initial: { password: '' },
      rules: { password: given('Password is required') },
    });
    return (
      <Form form={single} onSend={() => undefined}>
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <button type="submit">Send</button>
      </Form>
    );
  }

  it('needs no list: the focus goes to the field', () => {
    render(<Single />);
    send();
    expect(summary()).toBeNull();
    expect(document.activeElement).toBe(control('Password'));
  });

  it('shows a password to whoever types it', () => {
    render(<Single />);
    expect(control('Password').type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(control('Password').type).toBe('text');
    expect(screen.getByRole('button', { name: 'Hide' }).getAttribute('aria-pressed')).toBe('true');
  });
});
