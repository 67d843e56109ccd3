import type { AdminTotalsView } from '@rep13/contracts-admin';
import type { LiveResponse } from '@rep13/web-kit/api';
import { useSystemStatus } from '../system-status/useSystemStatus.ts';
import { Figure } from './Figure.tsx';
import { figureTexts } from './figure-texts.ts';
import styles from './figures-band.module.css';
import { Violations } from './Violations.tsx';

/** The specification's four figures and its red alert. Their room is the same before they are known and when they fail. */
export function FiguresBand({ totals }: { totals: LiveResponse<AdminTotalsView> }) {
  const services = useSystemStatus();
  return (
    <section className={styles.band} aria-label="Figures">
      <ul className={styles.figures} aria-busy={!totals.data && !totals.error}>
        {figureTexts(totals, services).map((figure) => (
          <Figure key={figure.title} {...figure} />
        ))}
      </ul>
      <div className={styles.violations}>
        <Violations totals={totals} />
      </div>
    </section>
  );
}
