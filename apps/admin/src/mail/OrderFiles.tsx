import type { MailPartView } from '@rep13/contracts-sla';
import { CheckboxesField, formatSize, isolated } from '@rep13/ui';
import styles from './mail.module.css';

/** Which of the files of a mail go with its order; those that can't are named, with why. */
export function OrderFiles({ parts }: { parts: readonly MailPartView[] }) {
  const refused = parts.filter(({ refusal }) => refusal !== null);
  const options = takable(parts).map(
    ({ no, name, bytes }) => [String(no), `${isolated(name)} (${formatSize(bytes)})`] as const,
  );
  return (
    <>
      {options.length > 0 && (
        <CheckboxesField name="partNos" label="Files that go with the order" options={options} />
      )}
      {refused.length > 0 && (
        <div>
          <h3 className={styles.refusedTitle}>Files that stay in the mail</h3>
          <ul className={styles.refused}>
            {refused.map(({ no, name, refusal }) => (
              <li key={no}>{`${isolated(name)}: ${refusal}`}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Those that an order can have. */
export const takable = (parts: readonly MailPartView[]): readonly MailPartView[] =>
  parts.filter(({ refusal }) => refusal === null);
