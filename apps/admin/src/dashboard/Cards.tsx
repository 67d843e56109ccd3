import type { ComplianceCheckView, SignupListItem, TicketView } from '@rep13/contracts';
import { LIST_MAX } from '@rep13/contracts/constants';
import { violationsOf } from '../sla-tickets/ticket-words.ts';
import { systemState } from '../system-status/system-state.ts';
import { useSystemStatus } from '../system-status/useSystemStatus.ts';
import { Card } from './Card.tsx';
import styles from './dashboard.module.css';

interface CardsProps {
  checks: readonly ComplianceCheckView[] | undefined;
  signups: readonly SignupListItem[] | undefined;
  tickets: readonly TicketView[] | undefined;
}

/** The four figures over the tabs. */
export function Cards({ checks, signups, tickets }: CardsProps) {
  const { data: services } = useSystemStatus();
  const system = services && systemState(services);
  const required = checks?.filter(({ requiresLegalRep }) => requiresLegalRep);
  const active = signups?.filter(({ accountStatus }) => accountStatus === 'active');

  return (
    <ul className={styles.cards}>
      <Card
        title="Total Checks"
        value={countOf(checks)}
        note={`${countOf(required)} need a legal representative`}
      />
      <Card title="Active Clients" value={countOf(active)} note={`of ${countOf(signups)} signups`} />
      <Card
        title="SLA Tickets"
        value={countOf(tickets)}
        note={`${countOf(tickets && violationsOf(tickets))} with an SLA violation`}
      />
      <Card title="System Status" value={system?.value ?? 'N/A'} note={system?.note ?? 'Not known yet'} />
    </ul>
  );
}

/** A list answers 200 rows at most, so a full one stands for more. */
function countOf(rows: readonly unknown[] | undefined): string {
  if (!rows) return 'N/A';
  return rows.length >= LIST_MAX ? `${LIST_MAX}+` : String(rows.length);
}
