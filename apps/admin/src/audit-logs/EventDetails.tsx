import styles from './event-details.module.css';

/** An event's values, each with its name, folded away: the sentence beside it is what one reads. */
export function EventDetails({ data }: { data: Record<string, unknown> }) {
  const values = Object.entries(data).filter(([, value]) => value !== null && value !== undefined);
  if (values.length === 0) return 'No details';
  return (
    <details className={styles.raw}>
      <summary>Details</summary>
      <dl className={styles.details}>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
