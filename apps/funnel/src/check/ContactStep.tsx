import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { buttonStyle } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { requiredEmail, requiredText } from '../form/rules.ts';
import { formDraft } from '../form/form-draft.ts';
import { showServerErrors } from '../form/show-server-errors.ts';
import { PlainField } from '../plain-form/PlainField.tsx';
import { PlainForm } from '../plain-form/PlainForm.tsx';
import { usePlainForm } from '../plain-form/usePlainForm.ts';
import { rememberedEmail } from '../visitor/prefilled-email.ts';
import { useSaveCheck, type CheckContact } from './useSaveCheck.ts';
import styles from './check.module.css';

const DRAFT = formDraft<CheckContact>('check');

/** Who gave the answers. */
export function ContactStep() {
  const form = usePlainForm<CheckContact>('check');
  const { save, isSending } = useSaveCheck();

  return (
    <>
      <p className={styles.hint}>
        We keep your answers with these details, so that you can refer to the assessment later. The result
        comes next, on this page.
      </p>
      <PlainForm
        form={form}
        initialValues={{ email: rememberedEmail(), ...DRAFT.read() }}
        onValuesChange={(_, values) => DRAFT.keep(values)}
        onFinish={(contact) =>
          save(contact).then(DRAFT.forget, (error: unknown) => showServerErrors(form, error))
        }
        onFinishFailed={() => missingErrorMessage(form.getFieldsValue())}
      >
        <div className={styles.contact}>
          <PlainField name="email" label="Email" rules={requiredEmail()}>
            {(control) => <input {...control} type="email" autoComplete="email" />}
          </PlainField>
          <PlainField
            name="companyName"
            label="Company name"
            rules={requiredText(MESSAGES.companyName, LIMITS.nameMax)}
          >
            {(control) => <input {...control} autoComplete="organization" />}
          </PlainField>
          <button type="submit" className={buttonStyle('primary', 'large')} disabled={isSending}>
            {isSending ? 'Saving...' : 'Show My Result'}
          </button>
        </div>
      </PlainForm>
    </>
  );
}

function missingErrorMessage({ email, companyName }: Partial<CheckContact>): void {
  if (email?.trim() && companyName?.trim()) return;
  toast({
    title: 'Missing information',
    description: 'Please fill in both email and company name.',
    variant: 'destructive',
  });
}
