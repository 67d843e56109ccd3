import { Button, Form, Input, type FormInstance, type FormRule } from 'antd';
import { LIMITS, MESSAGES, TICKET_LIMITS, URGENCY_LEVELS } from '@rep13/contracts-constants';
import { Notice } from '@rep13/ui';
import { AppForm } from '@rep13/ui/antd';
import { ClientPicker } from '../client-links/ClientPicker.tsx';
import { NativeSelect } from '../frame/NativeSelect.tsx';
import type { TicketValues } from '../ticket-draft/ticket-draft.ts';
import { contactProblem } from './ticket-times.ts';
import { URGENCY } from './ticket-labels.ts';
import styles from './ticket.module.css';

interface TicketFormProps {
  form: FormInstance<TicketValues>;
  initialValues: TicketValues;
  isSending: boolean;
  problem: string;
  onChange: (values: TicketValues) => void;
  onSubmit: (values: TicketValues) => Promise<void>;
}

const CONTACT_RULES: FormRule[] = [
  {
    required: true,
    validator: (_, typed: string) => {
      const problem = contactProblem(typed, Date.now());
      return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
    },
  },
];
const CLIENT_RULES: FormRule[] = [{ required: true, message: 'Please choose the client' }];
const AUTHORITY_RULES: FormRule[] = [{ required: true, whitespace: true, message: MESSAGES.authorityName }];
const URGENCIES = URGENCY_LEVELS.map((level) => [level, URGENCY[level][1]] as const);

/** An order as it reached us. */
export function TicketForm({ form, initialValues, isSending, problem, onChange, onSubmit }: TicketFormProps) {
  return (
    <AppForm
      form={form}
      name="order"
      className={styles.form}
      initialValues={initialValues}
      onValuesChange={(_, values) => onChange({ ...form.getFieldsValue(true), ...values })}
      onFinish={(values) => onSubmit(values)}
    >
      <Fields form={form} />
      <Button type="primary" htmlType="submit" disabled={isSending}>
        {isSending ? 'Entering...' : 'Enter the order'}
      </Button>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </AppForm>
  );
}

function Fields({ form }: { form: FormInstance<TicketValues> }) {
  const client = Form.useWatch('client', { form, preserve: true });
  return (
    <>
      <Form.Item name="signupId" label="Client" rules={CLIENT_RULES}>
        <ClientPicker label={client} onPick={(label) => form.setFieldValue('client', label)} />
      </Form.Item>
      <Form.Item name="authorityName" label="Authority" rules={AUTHORITY_RULES}>
        <Input maxLength={LIMITS.nameMax} />
      </Form.Item>
      <Form.Item
        name="contactedAt"
        label="When the order reached us"
        extra="In the time of this computer. The 24 hours run from then on."
        rules={CONTACT_RULES}
      >
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item name="urgencyLevel" label="Urgency" required>
        <NativeSelect options={URGENCIES} />
      </Form.Item>
      <Form.Item name="description" label="What the authority wants">
        <Input.TextArea rows={6} maxLength={TICKET_LIMITS.descriptionMax} showCount />
      </Form.Item>
    </>
  );
}
