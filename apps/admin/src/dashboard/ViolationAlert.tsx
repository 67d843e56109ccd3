import type { TicketView } from '@rep13/contracts';
import { Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { violationsOf } from '../sla-tickets/ticket-words.ts';
import { tabPath } from './tabs.ts';

export function ViolationAlert({ tickets }: { tickets: readonly TicketView[] }) {
  const count = violationsOf(tickets).length;
  if (count === 0) return null;
  return (
    <Notice tone="bad" role="alert" action={<Link to={tabPath('sla')}>Open SLA Monitoring</Link>}>
      <strong>{count === 1 ? '1 SLA violation detected' : `${count} SLA violations detected`}</strong>
    </Notice>
  );
}
