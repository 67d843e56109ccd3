import { Button, Form, Input } from 'antd';
import { LIMITS, MESSAGES } from '@rep13/contracts/constants';
import { toast } from '@rep13/web-kit';
import { FunnelForm } from '../form/FunnelForm.tsx';
import { requiredEmail, requiredText } from '../form/rules.ts';
import { formDraft } from '../form/form-draft.ts';
import { showRefusal } from '../form/show-refusal.ts';
import { rememberedEmail } from '../visitor/prefilled-email.ts';
import { useSaveCheck, type CheckContact } from './useSaveCheck.ts';
import styles from './check.module.css';

const DRAFT = formDraft<CheckContact>('check');

/** Who gave the answers. */
export function ContactStep() {
  const [form] = Form.useForm<CheckContact>();
  const { save, isSending } = useSaveCheck();

  return (
    <>
      <p className={styles.hint}>
        We keep your answers with these details, so that you can refer to the assessment later. The result
        comes next, on this page.
      </p>
      <FunnelForm
        form={form}
        name="check"
        initialValues={{ email: rememberedEmail(), ...DRAFT.read() }}
        onValuesChange={(_, values) => DRAFT.keep(values)}
        onFinish={(contact) => save(contact).then(DRAFT.forget, (error: unknown) => showRefusal(form, error))}
        onFinishFailed={() => explainMissing(form.getFieldsValue())}
      >
        <Form.Item name="email" label="Email" validateFirst rules={requiredEmail()}>
          <Input type="email" autoComplete="email" />
        </Form.Item>
        <Form.Item
          name="companyName"
          label="Company name"
          validateFirst
          rules={requiredText(MESSAGES.companyName, LIMITS.nameMax)}
        >
          <Input autoComplete="organization" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block disabled={isSending}>
          {isSending ? 'Saving...' : 'Show My Result'}
        </Button>
      </FunnelForm>
    </>
  );
}

function explainMissing({ email, companyName }: Partial<CheckContact>): void {
  if (email?.trim() && companyName?.trim()) return;
  toast({
    title: 'Missing information',
    description: 'Please fill in both email and company name.',
    variant: 'destructive',
  });
}
