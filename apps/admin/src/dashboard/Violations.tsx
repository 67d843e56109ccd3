import type { AdminTotalsView } from '@rep13/contracts-admin';
import { StatusBadge } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { Link } from '@rep13/web-kit/router';
import { tabPath } from '../frame/tabs.ts';
import { violationLabel } from './figure-texts.ts';

/** A red alert when promises were missed; otherwise a quiet word in the same place. */
export function Violations({ totals: { data, error, mutate } }: { totals: LiveResponse<AdminTotalsView> }) {
  if (!data) {
    if (!error) return 'Counting SLA violations …';
    return (
      <span role="alert">
        The figures could not be loaded.{' '}
        <button type="button" onClick={() => void mutate()}>
          Try again
        </button>
      </span>
    );
  }
  if (!data.tickets) return 'SLA violations not known now';
  const { violations } = data.tickets;
  if (violations === 0) return 'No SLA violations so far';
  return (
    <span role="alert">
      <Link to={`${tabPath('sla')}&compliant=false`}>
        <StatusBadge tone="bad">{violationLabel(violations)}</StatusBadge>
      </Link>
    </span>
  );
}
