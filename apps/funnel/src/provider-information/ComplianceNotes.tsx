import { UPDATE_REMINDER_DAYS } from '@rep13/contracts-constants';
import styles from './provider-information.module.css';

const [FIRST, SECOND] = UPDATE_REMINDER_DAYS;

/** What the provider has to keep and to report under Articles 15, 24 and 42 DSA. */
const NOTES = [
  'Audit trail: every version you save is kept for 5 years, with its date.',
  `Annual review: check once a year that this page is still right. We remind you ${FIRST} and ${SECOND} days before, and on the day.`,
  'Changes: report what changes within 30 days, by saving it here.',
  'Authorities may ask for more detail. We then write to your legal contact.',
  'Transparency reports are due once a year, except from micro and small enterprises (Article 15). Very large platforms, from 45 million monthly users in the EU, report every six months and in more detail (Article 42).',
];

/** What a provider takes on with this information. */
export function ComplianceNotes() {
  return (
    <section className={styles.notes} aria-labelledby="compliance-notes">
      <h2 id="compliance-notes">Compliance notes</h2>
      <ul>
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
