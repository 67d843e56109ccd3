import type { PublicationCheckView } from '@rep13/contracts-onboarding';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { outcomeOf, VERDICTS } from './publication-labels.ts';
import styles from './publication.module.css';

/** Previous checks, newest first, folded away until they are wanted. */
export function LastChecks({ checks }: { checks: readonly PublicationCheckView[] }) {
  if (checks.length === 0) return null;
  return (
    <details className={styles.checks}>
      <summary>{checks.length === 1 ? 'Previous check' : `The last ${checks.length} checks`}</summary>
      <ul>
        {checks.map((check) => (
          <Check key={check.id} check={check} />
        ))}
      </ul>
    </details>
  );
}

function Check({ check }: { check: PublicationCheckView }) {
  const [tone, label] = VERDICTS[check.verdict];
  const pages = check.pagesRead === 1 ? '1 page' : `${check.pagesRead} pages`;
  return (
    <li>
      <div className={styles.head}>
        <time dateTime={check.at}>{formatDateTime(check.at)}</time>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      {check.finalUrl && <p className={styles.address}>{check.finalUrl}</p>}
      <p>{check.pagesRead > 0 ? `${pages} read. ${outcomeOf(check)}` : outcomeOf(check)}</p>
    </li>
  );
}
