import type { RegisterHitView } from '@rep13/contracts-agreements';
import { MANDATE_STATE_NAMES } from '@rep13/contracts-agreements/constants';
import { Link } from '@rep13/web-kit/router';
import { MandateStateBadge } from './MandateStateBadge.tsx';
import classes from './register.module.css';

/** What a look-up found: at most five. */
export function RegisterHits({ hits }: { hits: readonly RegisterHitView[] }) {
  return (
    <ul className={classes.hits}>
      {hits.map(({ registerNumber, companyName, website, state }) => (
        <li key={registerNumber}>
          <Link to={`/register/${registerNumber}`}>
            <bdi>{companyName}</bdi>
          </Link>
          <p>
            <bdi>{website}</bdi> · {registerNumber}
          </p>
          <MandateStateBadge state={state} name={MANDATE_STATE_NAMES[state]} />
        </li>
      ))}
    </ul>
  );
}
