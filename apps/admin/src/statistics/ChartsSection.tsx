import type { AdminStatisticsView } from '@rep13/contracts-admin';
import { EmptyState, Loaded, Section } from '@rep13/ui';
import { useSearchParams } from '@rep13/web-kit/router';
import { Choice } from '../list/Choice.tsx';
import { DAYS, DEFAULT_DAYS, daysOf, type Days } from '../response-times/response-days.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import styles from './charts.module.css';
import { ComplianceFigures } from './ComplianceFigures.tsx';
import { DaysChart } from './DaysChart.tsx';
import { Funnel } from './Funnel.tsx';
import { comparePeriods, comparisonsOf, type Periods } from './periods.ts';
import { ResponsesChart } from './ResponsesChart.tsx';
import { SourcesTable } from './SourcesTable.tsx';

/** How things went over the days chosen. Loaded only where it is shown: the chart library comes with it. */
export function ChartsSection() {
  const [search, setSearch] = useSearchParams();
  const days = daysOf(search.get('days'));
  return (
    <Section
      title={`The last ${days} days`}
      action={
        <Choice
          label="Days the charts go back"
          options={DAYS.map((count) => [count, `${count} days`] as const)}
          value={days}
          onChange={(next) => setSearch(next === DEFAULT_DAYS ? {} : { days: next })}
        />
      }
    >
      <Charts days={days} />
    </Section>
  );
}

function Charts({ days }: { days: Days }) {
  const range = Number(days);
  const answer = useAdminApi<AdminStatisticsView>(`/api/admin/statistics?days=${range}`);
  const both = useAdminApi<AdminStatisticsView>(`/api/admin/statistics?days=${2 * range}`);
  const twice = both.data;
  const compared = comparisonsOf(twice, range);
  const say = (periods: Periods | null) => (periods ? comparePeriods(periods, range) : undefined);
  return (
    <Loaded answer={answer} lines={6}>
      {({ checks, signups, sources, tickets }) => (
        <div className={styles.charts}>
          <Funnel twice={twice} isAwaited={!twice && !both.error} range={range} />
          {checks ? (
            <DaysChart title="Compliance checks a day" days={checks} comparison={say(compared.checks)} />
          ) : (
            <Away of="checks" />
          )}
          {signups ? (
            <DaysChart title="Client signups a day" days={signups} comparison={say(compared.signups)} />
          ) : (
            <Away of="signups" />
          )}
          {sources ? <SourcesTable sources={sources} /> : <Away of="campaigns" />}
          {tickets ? (
            <ResponsesChart
              responses={tickets.responses}
              days={range}
              comparison={say(compared.acknowledged)}
              figures={<ComplianceFigures days={days} />}
            />
          ) : (
            <Away of="acknowledgements" />
          )}
        </div>
      )}
    </Loaded>
  );
}

function Away({ of }: { of: string }) {
  return <EmptyState>The service with the {of} is away. Reload the page in a moment.</EmptyState>;
}
