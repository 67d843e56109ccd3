import type { SignupSourceView } from '@rep13/contracts-onboarding';
import { EmptyState } from '@rep13/ui';
import styles from './charts.module.css';

/** Which campaigns brought the signups, the most first. */
export function SourcesTable({ sources }: { sources: readonly SignupSourceView[] }) {
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>Where signups came from</h3>
      </figcaption>
      {sources.length === 0 ? (
        <EmptyState>No signups in this time.</EmptyState>
      ) : (
        <div className={styles.numbers} role="region" aria-label="Where signups came from" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Source</th>
                <th scope="col">Medium</th>
                <th scope="col">Campaign</th>
                <th scope="col">Signups</th>
              </tr>
            </thead>
            <tbody>
              {sources.map(({ source, medium, campaign, count }) => (
                <tr key={JSON.stringify([source, medium, campaign])}>
                  <td>{source}</td>
                  <td>{medium}</td>
                  <td>{campaign}</td>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  );
}
