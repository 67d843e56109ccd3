import { CheckboxField } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import styles from './signature.module.css';

/** The choice of Article 11 DSA: on, said plainly, and left out with one press. The text above follows it. */
export function ContactPointField({ clause }: { clause: number }) {
  return (
    <fieldset className={styles.choice}>
      <legend>Point of contact for authorities</legend>
      <CheckboxField name="contactPoint" isOptional>
        Make {LEGAL_ENTITY.brand} our electronic point of contact under Article 11 DSA too (clause {clause})
      </CheckboxField>
      <p>
        By law, orders under Articles 9 and 10 DSA are sent to this point of contact, not to the
        representative. Ticked, they come to us, and we acknowledge and forward them; the fee stays the same.
        Without it you publish a point of contact of your own, and we do not see what is sent there. You can
        change this at any time in the portal. Your users’ point of contact (Article 12) stays yours either
        way.
      </p>
    </fieldset>
  );
}
