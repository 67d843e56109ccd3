import type { ClientTicketView } from '@rep13/contracts-sla';
import { Link } from '@rep13/web-kit/router';
import { orderPath } from '../../frame/order-path.ts';
import { OrderWay, WayAhead } from './OrderWay.tsx';
import { activeOf } from '../order-filters.ts';
import { OrderNextStep } from './OrderNextStep.tsx';
import styles from './list.module.css';

/** So many stand in a line each, below the one that comes first. */
const IN_A_LINE = 3;

/** The way of the open order that comes first and those after it, or else of the last one, or that no authority has written. */
export function FirstOrder({ tickets }: { tickets: readonly ClientTicketView[] }) {
  const [first, ...others] = activeOf(tickets);
  const ticket = first ?? tickets[0];
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
      {others.length > 0 && <Others tickets={others} />}
    </div>
  );
}

function Others({ tickets }: { tickets: readonly ClientTicketView[] }) {
  const more = tickets.length - IN_A_LINE;
  return (
    <>
      <ul className={styles.others} aria-label="Other open orders">
        {tickets.slice(0, IN_A_LINE).map((ticket) => (
          <li key={ticket.id}>
            <Link to={orderPath(ticket.id)}>{ticket.authorityName}</Link>
            <span>{ticket.ticketNumber}</span>
            <OrderNextStep ticket={ticket} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.number}>{othersOpen(more)}</p>}
    </>
  );
}

function NoOrder() {
  return (
    <div className={styles.first}>
      <p>
        <strong>No authority has written.</strong> When one does, you find its order here. These are its
        steps:
      </p>
      <WayAhead />
    </div>
  );
}

const othersOpen = (count: number): string =>
  count === 1 ? 'One more order is open.' : `${count} more orders are open.`;
