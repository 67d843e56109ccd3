import { memberStateInText } from '@rep13/contracts-legal-entity/constants';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import styles from './life-at-risk.module.css';

/** Article 18(1) and (2) DSA in the order of what is to be done. */
export const CheckList = () => (
  <ol className={styles.steps} aria-label="What to do now">
    <li>
      <strong>
        Inform the law enforcement or judicial authorities of the Member State concerned, at once.
      </strong>{' '}
      It is the one where the crime is suspected to happen, or where the suspect or the victim lives or is. In
      immediate danger call 112 first.
    </li>
    <li>
      <strong>If you do not know the Member State with reasonable certainty:</strong> inform the law
      enforcement authorities of the Member State of your representative, which is{' '}
      {memberStateInText(LEGAL_ENTITY.memberState)}, or Europol, or both.
    </li>
    <li>
      <strong>Give all that you have that matters:</strong> what you suspect, who is in danger and who
      threatens, where, since when, addresses and account names, and how you are reached.
    </li>
    <li>
      <strong>Keep the content and the data of the account,</strong> and do not warn the suspect without
      asking the police.
    </li>
    <li>
      <strong>Tell us,</strong> with the form below: our staff asks after it, and receives what authorities
      write.
    </li>
  </ol>
);
