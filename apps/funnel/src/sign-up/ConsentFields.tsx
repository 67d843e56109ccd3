import type { ReactNode } from 'react';
import { MESSAGES } from '@rep13/contracts-constants';
import { ticked } from '../form/rules.ts';
import { PlainCheckbox } from '../plain-form/PlainCheckbox.tsx';
import type { SignupField } from './signup-fields.ts';
import styles from './signup.module.css';

/** The four boxes that must all be ticked. */
export function ConsentFields() {
  return (
    <div className={styles.consents}>
      <Consent name="termsAccepted" message={MESSAGES.termsAccepted}>
        I accept the <NewTab href="/terms">Terms of Service</NewTab>
      </Consent>
      <Consent name="privacyAccepted" message={MESSAGES.privacyAccepted}>
        I accept the <NewTab href="/privacy">Privacy Policy</NewTab>
      </Consent>
      <Consent name="contactUpdateAcknowledged" message={MESSAGES.contactUpdateAcknowledged}>
        I am responsible for keeping the contact information updated
      </Consent>
      <Consent name="consentConfirmed" message={MESSAGES.consentConfirmed}>
        I confirm that the information is correct and agree to the Terms
      </Consent>
    </div>
  );
}

function Consent({ name, message, children }: { name: SignupField; message: string; children: ReactNode }) {
  return (
    <PlainCheckbox name={name} rules={ticked(message)}>
      {children}
    </PlainCheckbox>
  );
}

/** A half-filled form must not be lost for reading the small print. */
function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
