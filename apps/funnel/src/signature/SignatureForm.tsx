import { useState } from 'react';
import { Button, Checkbox, Form, Input, Radio } from 'antd';
import type { AgreementDraftView, AgreementView } from '@rep13/contracts-agreements';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { Notice } from '@rep13/ui';
import { FunnelForm } from '../form/FunnelForm.tsx';
import { formDraft } from '../form/form-draft.ts';
import { requiredText, ticked } from '../form/rules.ts';
import { showServerErrors } from '../form/show-server-errors.ts';
import { useSignAgreement, type Signature } from './useSignAgreement.ts';
import styles from './signature.module.css';

interface SignatureFormProps {
  /** The text above the form: what is signed. */
  draft: AgreementDraftView;
  onSigned: (agreement: AgreementView) => void;
  /** The text is another one by now. */
  onTextChanged: () => void;
}

/** What a reload keeps: not the consent, which is to the text on the screen and given again with it. */
type TypedName = Pick<Signature, 'clientSignature'>;

/** Name, method, consent. Only the typed signature is offered yet. */
export function SignatureForm({ draft, onSigned, onTextChanged }: SignatureFormProps) {
  const [form] = Form.useForm<Signature & { termsAccepted: boolean }>();
  const isElectronic = Form.useWatch('clientSignatureType', form) === 'electronic';
  const [typed] = useState(() => formDraft<TypedName>(`signature.${draft.signupId}`));
  const { sign, isSending } = useSignAgreement(draft, onTextChanged);

  const submit = (signature: Signature) =>
    sign(signature).then(
      (agreement) => {
        typed.forget();
        onSigned(agreement);
      },
      (error: unknown) => showServerErrors(form, error),
    );

  return (
    <FunnelForm
      form={form}
      name="signature"
      className={styles.form}
      initialValues={{ clientSignatureType: 'typed', clientSignature: typed.read()?.clientSignature }}
      onValuesChange={(_changed, { clientSignature }) => typed.keep({ clientSignature })}
      onFinish={submit}
    >
      <h2 id="your-signature">Your signature</h2>
      <SignatureMethod isElectronic={isElectronic} />
      <SignatureName isElectronic={isElectronic} />
      <Consent />
      <Button type="primary" htmlType="submit" block disabled={isElectronic || isSending}>
        {isSending ? 'Signing...' : 'Sign Agreement'}
      </Button>
    </FunnelForm>
  );
}

function Consent() {
  return (
    <Form.Item
      name="termsAccepted"
      valuePropName="checked"
      validateTrigger="onChange"
      rules={ticked(MESSAGES.agreementTerms)}
    >
      <Checkbox>
        I have read the agreement, accept its terms and conditions, and may sign for the company
      </Checkbox>
    </Form.Item>
  );
}

function SignatureMethod({ isElectronic }: { isElectronic: boolean }) {
  return (
    <fieldset className={styles.method}>
      <legend>Signature method</legend>
      <Form.Item name="clientSignatureType" noStyle>
        <Radio.Group>
          <Radio value="typed">Typed signature</Radio>
          <Radio value="electronic">Electronic signature (coming soon)</Radio>
        </Radio.Group>
      </Form.Item>
      {isElectronic && (
        <Notice tone="info" role="status">
          {MESSAGES.signatureElectronic}
        </Notice>
      )}
    </fieldset>
  );
}

/** The name, and how it will stand under the agreement. */
function SignatureName({ isElectronic }: { isElectronic: boolean }) {
  const name: string | undefined = Form.useWatch('clientSignature')?.trim();
  return (
    <Form.Item
      name="clientSignature"
      label="Your full name"
      required
      validateFirst
      rules={isElectronic ? [] : requiredText(MESSAGES.signature, LIMITS.signatureMax)}
      extra={name && !isElectronic && <span className={styles.preview}>{name}</span>}
    >
      <Input autoComplete="name" disabled={isElectronic} />
    </Form.Item>
  );
}
