import type { ClientTicketView } from '@rep13/contracts-sla';
import { Link } from '@rep13/web-kit/router';
import { orderPath } from '../../frame/order-path.ts';
import { OrderWay, WayAhead } from './OrderWay.tsx';
import { activeOf } from '../order-filters.ts';
import { OrderNextStep } from './OrderNextStep.tsx';
import styles from './list.module.css';

/** The way of the open order that comes first, or else of the last one, or that no authority has written. */
export function FirstOrder({ tickets }: { tickets: readonly ClientTicketView[] }) {
  const active = activeOf(tickets);
  const ticket = active[0] ?? tickets[0];
  if (!ticket) return <NoOrder />;
  return (
    <div className={styles.first}>
      <div>
        <h3>
          <Link to={orderPath(ticket.id)}>{ticket.authorityName}</Link>
        </h3>
        <p className={styles.number}>{ticket.ticketNumber}</p>
      </div>
      <OrderNextStep ticket={ticket} />
      <OrderWay ticket={ticket} direction="down" />
      {active.length > 1 && <p className={styles.number}>{othersOpen(active.length - 1)}</p>}
    </div>
  );
}

function NoOrder() {
  return (
    <div className={styles.first}>
      <p>
        <strong>No authority has written.</strong> When one does, its order stands here. This is its way:
      </p>
      <WayAhead />
    </div>
  );
}

const othersOpen = (count: number): string =>
  count === 1 ? 'Another order is open.' : `${count} other orders are open.`;
