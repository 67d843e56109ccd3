import type { AdminStatisticsView } from '@rep13/contracts-admin';
import { formatPrice } from '@rep13/ui';
import styles from './charts.module.css';
import { countWithShare, funnelOf, revenueOf } from './funnel-steps.ts';
import type { Periods } from './periods.ts';

interface FunnelProps {
  /** The figures of twice the range, once they are known. */
  twice: AdminStatisticsView | undefined;
  isAwaited: boolean;
  range: number;
}

/** From the check to the signature, and what was paid: this range beside the one before. */
export function Funnel({ twice, isAwaited, range }: FunnelProps) {
  // A line keeps its room until it has its figure.
  const unknown = isAwaited ? '\u00a0' : 'Not known';
  const steps = funnelOf(twice, range);
  const revenue = revenueOf(twice, range);
  const countOf = (index: number, half: keyof Periods) => {
    const count = steps[index]?.periods?.[half];
    return count === undefined ? unknown : countWithShare(count, steps[index - 1]?.periods?.[half]);
  };
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>From check to signature</h3>
        <p>Each step counts on the day it was taken. In brackets: its share of the step before.</p>
      </figcaption>
      <div className={styles.numbers} role="region" aria-label="From check to signature" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Last {range} days</th>
              <th scope="col">{range} days before</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ name }, index) => (
              <Row key={name} name={name} now={countOf(index, 'now')} before={countOf(index, 'before')} />
            ))}
            <Row
              name="Fees paid"
              now={revenue ? formatPrice(revenue.now) : unknown}
              before={revenue ? formatPrice(revenue.before) : unknown}
            />
          </tbody>
        </table>
      </div>
    </figure>
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
