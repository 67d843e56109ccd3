import type { ResponseTimesRowView } from '@rep13/contracts-sla';
import { get } from '@rep13/contracts-api-admin/response-times';
import { addressOf } from '@rep13/contracts-operations';
import { LoadError } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { DEFAULT_DAYS, queryOf, type Days } from '../response-times/response-days.ts';
import { hours, NONE_YET, percentInTime } from '../response-times/response-figures.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import styles from './charts.module.css';

/** How well the promise of 24 hours was kept, in four figures that keep their room until they are known. */
export function ComplianceFigures({ days }: { days: Days }) {
  const answer = useAdminApi(addressOf(get, { query: queryOf(days) }));
  const { data, error, mutate } = answer;
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <dl className={styles.figures} aria-busy={!data}>
        {FIGURES.map(([name, valueOf]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{data ? valueOf(data.all) : '\u00a0'}</dd>
          </div>
        ))}
      </dl>
      <Link to={days === DEFAULT_DAYS ? '/admin/response-times' : `/admin/response-times?days=${days}`}>
        All response times
      </Link>
    </>
  );
}

const FIGURES: readonly (readonly [name: string, valueOf: (row: ResponseTimesRowView) => string])[] = [
  ['Within 24 hours', shareInTime],
  ['Median', ({ p50Hours }) => hours(p50Hours)],
  ['90th percentile', ({ p90Hours }) => hours(p90Hours)],
  ['95th percentile', ({ p95Hours }) => hours(p95Hours)],
];

function shareInTime(row: ResponseTimesRowView): string {
  const percent = percentInTime(row);
  return percent === null ? NONE_YET : `${percent}%`;
}
