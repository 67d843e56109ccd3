import type { AdminTotalsView } from '@rep13/contracts';
import { LoadError, Skeleton } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import type { LiveResponse } from '@rep13/web-kit/api';
import { systemState } from '../system-status/system-state.ts';
import { useSystemStatus } from '../system-status/useSystemStatus.ts';
import { Card } from './Card.tsx';
import { cardTexts, chores } from './card-texts.ts';
import styles from './dashboard.module.css';

/** The four figures over the tabs, and what waits for somebody. */
export function Cards({ totals }: { totals: LiveResponse<AdminTotalsView> }) {
  const { data: services, error } = useSystemStatus();
  const system = services && systemState(services);
  if (!totals.data) {
    return totals.error ? (
      <LoadError error={totals.error} onRetry={() => void totals.mutate()} />
    ) : (
      <Skeleton lines={3} />
    );
  }
  const waiting = chores(totals.data);
  return (
    <>
      <ul className={styles.cards}>
        {cardTexts(totals.data).map((text) => (
          <Card key={text.title} {...text} />
        ))}
        <Card
          title="System Status"
          value={error ? 'N/A' : (system?.value ?? 'N/A')}
          note={error ? 'Did not answer' : (system?.note ?? 'Not known yet')}
        />
      </ul>
      {waiting.length > 0 && (
        <p className={styles.chores}>
          Also waiting:{' '}
          {waiting.map(({ text, path }) => (
            <Link key={path} to={path}>
              {text}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
