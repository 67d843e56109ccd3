import type { AdminStatisticsView } from '@rep13/contracts-admin';
import { formatPrice } from '@rep13/ui';
import styles from './charts.module.css';
import { countWithShare, demoPaymentsOf, funnelOf, revenueOf, UNKNOWN } from './funnel-steps.ts';
import type { Periods } from './periods.ts';

interface FunnelProps {
  /** The figures of twice the range. */
  twice: AdminStatisticsView;
  range: number;
}

/** From the check to the signature, and what was paid: this range beside the one before. */
export function Funnel({ twice, range }: FunnelProps) {
  const steps = funnelOf(twice, range);
  const revenue = revenueOf(twice, range);
  const demo = demoPaymentsOf(twice, range);
  const countOf = (index: number, half: keyof Periods) => {
    const count = steps[index]?.periods?.[half];
    return count === undefined ? UNKNOWN : countWithShare(count, steps[index - 1]?.periods?.[half]);
  };
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>From check to signature</h3>
        <p>Counted by day of each step; share of the previous step in brackets.</p>
      </figcaption>
      <div
        className={`${styles.numbers} ${styles.whole}`}
        role="region"
        aria-label="From check to signature"
        tabIndex={0}
      >
        <table>
          <Head range={range} />
          <tbody>
            {steps.map(({ name }, index) => (
              <Row key={name} name={name} now={countOf(index, 'now')} before={countOf(index, 'before')} />
            ))}
            <Row
              name="Fees paid"
              now={revenue ? formatPrice(revenue.now) : UNKNOWN}
              before={revenue ? formatPrice(revenue.before) : UNKNOWN}
            />
            {demo && <Row name="Of which demo payments" {...demo} />}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Head({ range }: { range: number }) {
  return (
    <thead>
      <tr>
        <th scope="col">Step</th>
        <th scope="col">Last {range} days</th>
        <th scope="col">{range} days before</th>
      </tr>
    </thead>
  );
}

function Row({ name, now, before }: { name: string; now: string; before: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{now}</td>
      <td>{before}</td>
    </tr>
  );
}
