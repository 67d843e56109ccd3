import type { ClientTicketView } from '@rep13/contracts-sla';
import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import { Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { violationsOf } from '../orders/order-filters.ts';
import { tabPath, useTab } from '../frame/tabs.ts';

/** Says that we broke our own promise, and where to read about it; not on the tab where that is read. */
export function ViolationBanner({ tickets }: { tickets: ClientTicketView[] }) {
  const [tab] = useTab();
  const count = violationsOf(tickets).length;
  if (count === 0 || tab === 'sla') return null;
  return (
    <Notice tone="bad" role="alert" action={<Link to={tabPath('sla')}>Open SLA Monitoring</Link>}>
      <strong>{count === 1 ? '1 response time was missed.' : `${count} response times were missed.`}</strong>{' '}
      {count === 1 ? 'An order from an authority was' : 'Orders from authorities were'} not acknowledged
      within {AUTHORITY_RESPONSE_HOURS} hours. See the SLA Monitoring tab.
    </Notice>
  );
}
