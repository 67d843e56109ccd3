import { useState } from 'react';
import type { AgreementDraftView, AgreementView } from '@rep13/contracts-agreements';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import {
  CheckboxField,
  given,
  Notice,
  optionalText,
  RadioField,
  requiredText,
  TextField,
  useForm,
} from '@rep13/ui';
import { type FormDraft, type FormHandle, type Rules } from '@rep13/ui';
import { FunnelForm } from '../form/FunnelForm.tsx';
import { FunnelFormEnd } from '../form/FunnelFormEnd.tsx';
import { SIGNATURE_ID } from './agreement-places.ts';
import { ContactPointField } from './ContactPointField.tsx';
import type { TypedSignature } from './typed-signature.ts';
import { useSignAgreement, type Signature } from './useSignAgreement.ts';
import styles from './signature.module.css';

interface SignatureFormProps {
  /** The text above the form: what is signed. */
  draft: AgreementDraftView;
  typed: FormDraft<TypedSignature>;
  /** Another choice is another text. */
  onContactPoint: (contactPoint: boolean) => void;
  onSigned: (agreement: AgreementView) => void;
  /** The text is another one by now. */
  onTextChanged: () => void;
}

type SignatureValues = Signature & { termsAccepted: boolean };

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
export function SignatureForm(props: SignatureFormProps) {
  const { draft, typed, onSigned, onTextChanged } = props;
  const form = useSignatureForm(props);
  const isElectronic = form.values.clientSignatureType === 'electronic';
  const { sign, isSending } = useSignAgreement(draft, onTextChanged);

  const submit = async (signature: Signature) => {
    const agreement = await sign(signature);
    typed.forget();
    onSigned(agreement);
  };

  return (
    <section className={styles.form}>
      <h2 id={SIGNATURE_ID}>Your signature</h2>
      <FunnelForm form={form} onSend={submit}>
        <SignatureFields draft={draft} form={form} isElectronic={isElectronic} />
        <FunnelFormEnd
          button="Sign Agreement"
          busyButton="Signing..."
          isSending={isSending}
          isDisabled={isElectronic}
        />
      </FunnelForm>
    </section>
  );
}

function useSignatureForm({ typed, onContactPoint }: SignatureFormProps) {
  const [initial] = useState<SignatureValues>(() => ({
    clientSignatureType: 'typed',
    clientSignature: '',
    signerTitle: '',
    contactPoint: true,
    ...typed.read(),
    termsAccepted: false,
  }));
  return useForm<SignatureValues>({
    name: 'signature',
    initial,
    rules: RULES,
    onChange: ({ clientSignature, signerTitle, contactPoint }) => {
      typed.save({ clientSignature, signerTitle, contactPoint });
      onContactPoint(contactPoint);
    },
  });
}

interface SignatureFieldsProps extends Pick<SignatureFormProps, 'draft'> {
  form: FormHandle<SignatureValues>;
  isElectronic: boolean;
}

function SignatureFields({ draft, form, isElectronic }: SignatureFieldsProps) {
  const choice = draft.withoutContactPoint?.clause;
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
        hint="For example Director or General Counsel. Shown next to your name."
        autoComplete="organization-title"
        isOptional
        disabled={isElectronic}
      />
      {choice && <ContactPointField clause={choice.number} />}
      <CheckboxField name="termsAccepted">
        I have read the agreement, accept its terms and conditions, and am authorised to sign for the company
      </CheckboxField>
    </>
  );
}
