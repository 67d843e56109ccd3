import type { AdminStatisticsView } from '@rep13/contracts-admin';
import { EmptyState, Loaded, Section } from '@rep13/ui';
import { useAdminApi } from '../session/useAdminApi.ts';
import styles from './charts.module.css';
import { DaysChart } from './DaysChart.tsx';
import { ResponsesChart } from './ResponsesChart.tsx';
import { SourcesTable } from './SourcesTable.tsx';

const DAYS = 90;

/** How things went over 90 days. Loaded only where it is shown: the chart library comes with it. */
export function ChartsSection() {
  const answer = useAdminApi<AdminStatisticsView>(`/api/admin/statistics?days=${DAYS}`);
  return (
    <Section title={`The last ${DAYS} days`}>
      <Loaded answer={answer} lines={6}>
        {({ checks, signups, sources, tickets }) => (
          <div className={styles.charts}>
            {checks ? <DaysChart title="Compliance checks a day" days={checks} /> : <Away of="checks" />}
            {signups ? <DaysChart title="Client signups a day" days={signups} /> : <Away of="signups" />}
            {sources ? <SourcesTable sources={sources} /> : <Away of="campaigns" />}
            {tickets ? (
              <ResponsesChart responses={tickets.responses} days={DAYS} />
            ) : (
              <Away of="acknowledgements" />
            )}
          </div>
        )}
      </Loaded>
    </Section>
  );
}

function Away({ of }: { of: string }) {
  return <EmptyState>The service with the {of} is away. Reload the page in a moment.</EmptyState>;
}
