import type { MoneyFiguresView } from '@rep13/contracts-onboarding';
import { formatPrice, LoadError, Section } from '@rep13/ui';
import chartStyles from '../statistics/charts.module.css';
import styles from './payments.module.css';
import { RenewalsChart } from './RenewalsChart.tsx';
import { useMoneyFigures } from './useMoneyFigures.ts';

/** What came in, what is due and what is owed; keeps its room until that is known. */
export function MoneyFigures() {
  const { data, error, mutate } = useMoneyFigures();
  return (
    <Section title="Figures">
      {error && !data ? (
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : (
        <div className={styles.figures}>
          <dl className={chartStyles.figures} aria-busy={!data}>
            {FIGURES.map(([name, valueOf]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{data ? valueOf(data) : '\u00a0'}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.chart}>{data && <RenewalsChart months={data.renewalsDue} />}</div>
        </div>
      )}
    </Section>
  );
}

const FIGURES: readonly (readonly [name: string, valueOf: (figures: MoneyFiguresView) => string])[] = [
  ['Paid in 365 days', ({ paidCents }) => formatPrice(paidCents)],
  ['Refunded in 365 days', ({ refundedCents }) => formatPrice(refundedCents)],
  ['Overdue', ({ overdue }) => clients(overdue.count, formatPrice(overdue.amountCents))],
  ['On hold for a debt', ({ onHold }) => clients(onHold)],
];

function clients(count: number, amount?: string): string {
  if (count === 0) return 'None';
  const counted = count === 1 ? '1 client' : `${count} clients`;
  return amount ? `${counted}, ${amount}` : counted;
}
