import type { TicketStatisticsView } from '@rep13/contracts-sla';
import { statistics } from '@rep13/contracts-api-admin/statistics';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded, Section } from '@rep13/ui';
import { useSearchParams } from '@rep13/web-kit/router';
import { Choice } from '../list/Choice.tsx';
import { DAYS, DEFAULT_DAYS, daysOf, type Days } from '../response-times/response-days.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import styles from './charts.module.css';
import { ComplianceFigures } from './ComplianceFigures.tsx';
import { DaysChart } from './DaysChart.tsx';
import { Funnel } from './Funnel.tsx';
import { halvesOf, responsesOn } from './periods.ts';
import { ResponsesChart } from './ResponsesChart.tsx';
import { SourcesTable } from './SourcesTable.tsx';

/** How things went over the days chosen. */
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

/** The days asked for and those before them come in one answer. */
function Charts({ days }: { days: Days }) {
  const range = Number(days);
  const answer = useAdminApi(addressOf(statistics, { query: { days: 2 * range, campaignDays: range } }));
  return (
    <Loaded answer={answer} lines={6}>
      {(twice) => (
        <div className={styles.charts}>
          <Funnel twice={twice} range={range} />
          {twice.checks ? (
            <DaysChart title="Compliance checks a day" {...halvesOf(twice.checks, range)} />
          ) : (
            <Away of="checks" />
          )}
          {twice.signups ? (
            <DaysChart title="Client signups a day" {...halvesOf(twice.signups, range)} />
          ) : (
            <Away of="signups" />
          )}
          {twice.sources ? <SourcesTable sources={twice.sources} /> : <Away of="campaigns" />}
          {twice.tickets ? <Responses tickets={twice.tickets} days={days} /> : <Away of="acknowledgements" />}
        </div>
      )}
    </Loaded>
  );
}

function Responses({ tickets, days }: { tickets: TicketStatisticsView; days: Days }) {
  const halves = halvesOf(tickets.days, Number(days));
  return (
    <ResponsesChart
      {...halves}
      responses={responsesOn(halves.days, tickets.responses)}
      figures={<ComplianceFigures days={days} />}
    />
  );
}

function Away({ of }: { of: string }) {
  return <EmptyState>The service with the {of} is away. Reload the page in a moment.</EmptyState>;
}
