import styles from './event-details.module.css';

/** An event's values in one paragraph, each with its name. */
export function EventDetails({ data }: { data: Record<string, unknown> }) {
  const values = Object.entries(data).filter(([, value]) => value !== null && value !== undefined);
  if (values.length === 0) return 'N/A';
  return (
    <dl className={styles.details}>
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
