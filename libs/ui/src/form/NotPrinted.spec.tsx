import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Form } from './Form.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from './useForm.ts';

afterEach(cleanup);

function Company() {
  const form = useForm({ name: 'company', initial: { companyName: '' }, rules: {} });
  return (
    <Form form={form} onSend={() => undefined}>
      <TextField name="companyName" label="Company name" isPrinted />
    </Form>
  );
}

const typed = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const statusText = () => screen.queryByRole('status')?.textContent;

describe('a field whose text is printed', () => {
  it.each(['Acme Ltd', 'हिन्दी लिमिटेड', 'Rocket 🚀 Ltd'])('says nothing of %s', (name) => {
    render(<Company />);
    typed(name);
    expect(statusText()).toBeUndefined();
  });

  it('names the letters that PDFs have no font for, and asks for Latin ones', () => {
    render(<Company />);
    typed('မမ Ltd');
    expect(statusText()).toBe(
      'Our PDFs have no font for မ and print codes instead. Please add the name in Latin letters.',
    );
    typed('Ma Ma Ltd');
    expect(statusText()).toBeUndefined();
  });
});
