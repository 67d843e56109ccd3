import type { AdminTotalsView } from '@rep13/contracts-admin';
import { LoadError } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import type { LiveResponse } from '@rep13/web-kit/api';
import { systemState } from '../system-status/system-state.ts';
import { useSystemStatus } from '../system-status/useSystemStatus.ts';
import { Card } from './Card.tsx';
import { CARD_TITLES, cardTexts, chores, noChoresLabel } from './card-texts.ts';
import styles from './dashboard.module.css';

const SYSTEM = 'System Status';

/** The four figures over the tabs, and what waits for somebody. */
export function Cards({ totals }: { totals: LiveResponse<AdminTotalsView> }) {
  const { data: services, error } = useSystemStatus();
  const system = services && systemState(services);
  if (!totals.data) {
    return totals.error ? (
      <LoadError error={totals.error} onRetry={() => void totals.mutate()} />
    ) : (
      <EmptyCards />
    );
  }
  return (
    <>
      <ul className={styles.cards}>
        {cardTexts(totals.data).map((text) => (
          <Card key={text.title} {...text} />
        ))}
        <Card
          title={SYSTEM}
          value={error ? 'N/A' : (system?.value ?? 'N/A')}
          note={error ? 'Did not answer' : (system?.note ?? 'Not known yet')}
        />
      </ul>
      <Chores totals={totals.data} />
    </>
  );
}

/** What waits besides the orders, on a line that is there also when nothing does. */
function Chores({ totals }: { totals: AdminTotalsView }) {
  const waiting = chores(totals);
  return (
    <p className={styles.chores}>
      {waiting.length === 0 ? noChoresLabel(totals) : 'Also waiting:'}
      {waiting.map(({ text, path }) => (
        <Link key={path} to={path}>
          {text}
        </Link>
      ))}
    </p>
  );
}

/** Holds the room of the figures, so that the lists below stay where they are when these come. */
function EmptyCards() {
  return (
    <div role="status" aria-label="Loading">
      <ul className={styles.cards} aria-hidden>
        {[...CARD_TITLES, SYSTEM].map((title) => (
          <Card key={title} title={title} value="…" note="" />
        ))}
      </ul>
      <p className={styles.chores}>…</p>
    </div>
  );
}
