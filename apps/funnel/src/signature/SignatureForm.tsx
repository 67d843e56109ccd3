import { useState } from 'react';
import type { AgreementDraftView, AgreementView } from '@rep13/contracts-agreements';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import {
  CheckboxField,
  FormEnd,
  given,
  Notice,
  optionalText,
  RadioField,
  requiredText,
  TextField,
  useForm,
} from '@rep13/ui';
import { formDraft, type FormHandle, type Rules } from '@rep13/ui';
import { FunnelForm } from '../form/FunnelForm.tsx';
import { refuseWith } from '../form/refuse-with.ts';
import { SIGNATURE_ID } from './agreement-places.ts';
import { useSignAgreement, type Signature } from './useSignAgreement.ts';
import styles from './signature.module.css';

interface SignatureFormProps {
  /** The text above the form: what is signed. */
  draft: AgreementDraftView;
  onSigned: (agreement: AgreementView) => void;
  /** The text is another one by now. */
  onTextChanged: () => void;
}

type SignatureValues = Signature & { termsAccepted: boolean };

/** What survives a reload: not the consent, which is to the text on the screen and given again with it. */
type TypedName = Pick<Signature, 'clientSignature' | 'signerTitle'>;

const name = requiredText(MESSAGES.signature, LIMITS.signatureMax);
const RULES: Rules<SignatureValues> = {
  clientSignature: (typed, { clientSignatureType }) =>
    clientSignatureType === 'electronic' ? undefined : name(typed),
  signerTitle: optionalText(LIMITS.signerTitleMax),
  termsAccepted: given(MESSAGES.agreementTerms),
};
const METHODS = [
  ['typed', 'Typed signature'],
  ['electronic', 'Electronic signature (coming soon)'],
] as const;

/** Name, method, consent. Only the typed signature is offered yet. */
export function SignatureForm({ draft, onSigned, onTextChanged }: SignatureFormProps) {
  const { form, typed } = useSignatureForm(draft.signupId);
  const isElectronic = form.values.clientSignatureType === 'electronic';
  const { sign, isSending } = useSignAgreement(draft, onTextChanged);

  const submit = (signature: Signature) =>
    sign(signature).then(
      (agreement) => {
        typed.forget();
        onSigned(agreement);
      },
      (error: unknown) => refuseWith(form, error),
    );

  return (
    <section className={styles.form}>
      <h2 id={SIGNATURE_ID}>Your signature</h2>
      <FunnelForm form={form} onSend={submit}>
        <SignatureFields form={form} isElectronic={isElectronic} />
        <FormEnd
          button="Sign Agreement"
          busyButton="Signing..."
          isSending={isSending}
          isDisabled={isElectronic}
        />
      </FunnelForm>
    </section>
  );
}

function useSignatureForm(signupId: number) {
  const [typed] = useState(() => formDraft<TypedName>(`signature.${signupId}`));
  const [initial] = useState<SignatureValues>(() => ({
    clientSignatureType: 'typed',
    clientSignature: '',
    signerTitle: '',
    ...typed.read(),
    termsAccepted: false,
  }));
  const form = useForm<SignatureValues>({
    name: 'signature',
    initial,
    rules: RULES,
    onChange: ({ clientSignature, signerTitle }) => typed.save({ clientSignature, signerTitle }),
  });
  return { form, typed };
}

interface SignatureFieldsProps {
  form: FormHandle<SignatureValues>;
  isElectronic: boolean;
}

function SignatureFields({ form, isElectronic }: SignatureFieldsProps) {
  const preview = form.values.clientSignature.trim();
  return (
    <>
      <RadioField name="clientSignatureType" label="Signature method" options={METHODS} />
      {isElectronic && (
        <Notice tone="info" role="status">
          {MESSAGES.signatureElectronic}
        </Notice>
      )}
      <TextField
        name="clientSignature"
        isPrinted
        label="Your full name"
        autoComplete="name"
        disabled={isElectronic}
      />
      {preview && !isElectronic && <span className={styles.preview}>{preview}</span>}
      <TextField
        name="signerTitle"
        isPrinted
        label="Your title or position"
        hint="Such as director or general counsel; it stands beside your name."
        autoComplete="organization-title"
        isOptional
        disabled={isElectronic}
      />
      <CheckboxField name="termsAccepted">
        I have read the agreement, accept its terms and conditions, and am authorised to sign for the company
      </CheckboxField>
    </>
  );
}
