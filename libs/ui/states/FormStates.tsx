import { Form } from '../src/form/Form.tsx';
import { FormEnd } from '../src/form/FormEnd.tsx';
import { requiredEmail, requiredText } from '../src/form/rules.ts';
import { TextField } from '../src/form/TextField.tsx';
import { useForm } from '../src/form/useForm.ts';
import classes from './states.module.css';

const EMPTY = { company: '', email: '' };
const RULES = { company: requiredText('Company name is required'), email: requiredEmail() };
const END = { button: 'Continue to Payment', busyButton: 'Processing...' };

/** A form to be sent in vain and mended, and its end in every state. */
export function FormStates() {
  const form = useForm({ name: 'sample', initial: EMPTY, rules: RULES });
  return (
    <section>
      <h2>A form</h2>
      <div className={classes.states}>
        <Form form={form} onSend={() => form.reset()} summaryLead="Please fill in all required fields.">
          <TextField name="company" label="Company" />
          <TextField name="email" label="Email" type="email" />
          <FormEnd button="Send" busyButton="Sending..." isSending={false} />
        </Form>
        <FormEnd {...END} isSending={false} />
        <FormEnd {...END} isSending />
        <FormEnd {...END} isSending={false} isDisabled />
        <FormEnd {...END} isSending={false} problem="Your message was not sent; it is still here." />
      </div>
    </section>
  );
}
