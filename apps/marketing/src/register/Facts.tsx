import type { FactRow } from '@rep13/contracts-agreements/constants';
import { Linked } from '../frame/Linked.tsx';
import classes from './register.module.css';

/** Facts of an entry, one below the other; our own addresses in them are links. */
export function Facts({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(([term, detail]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <bdi>
              <Linked text={detail} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
