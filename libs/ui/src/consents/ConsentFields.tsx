import { CheckboxField } from '../form/CheckboxField.tsx';
import styles from './consents.module.css';

/** The four boxes that must all be ticked. */
export function ConsentFields() {
  return (
    <div className={styles.consents}>
      <CheckboxField name="termsAccepted">
        I accept the <NewTab href="/terms">Terms of Service</NewTab>
      </CheckboxField>
      <CheckboxField name="privacyAccepted">
        I accept the <NewTab href="/privacy">Privacy Policy</NewTab>
      </CheckboxField>
      <CheckboxField name="contactUpdateAcknowledged">
        I am responsible for keeping the contact information updated
      </CheckboxField>
      <CheckboxField name="consentConfirmed">
        I confirm that the information is correct and agree to the Terms
      </CheckboxField>
    </div>
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
