import type { AdminTotalsView } from '@rep13/contracts-admin';
import { Notice } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { Link } from '@rep13/web-kit/router';
import { violationLabel } from './card-texts.ts';
import { tabPath } from '../frame/tabs.ts';

/**
 * A red alert when promises were missed. Its line is there in any case, so that nothing below moves when it is known
 * how many.
 */
export function ViolationAlert({ totals: { data, error } }: { totals: LiveResponse<AdminTotalsView> }) {
  if (!data) return error ? null : <Notice tone="info">Counting SLA violations …</Notice>;
  if (!data.tickets)
    return <Notice tone="waiting">How many SLA violations there are is not known now.</Notice>;
  const { violations } = data.tickets;
  if (violations === 0) return <Notice tone="good">No SLA violations so far.</Notice>;
  return (
    <Notice key="alert" tone="bad" role="alert">
      <strong>{violationLabel(violations)}</strong>{' '}
      <Link to={`${tabPath('sla')}&compliant=false`}>Show them</Link>
    </Notice>
  );
}
