import type { ClientTicketView } from '@rep13/contracts-sla';
import { OrderRow } from './OrderRow.tsx';
import styles from './list.module.css';

/** Orders, a line each. */
export const OrderList = ({ tickets }: { tickets: readonly ClientTicketView[] }) => (
  <ul className={styles.list}>
    {tickets.map((ticket) => (
      <OrderRow key={ticket.id} ticket={ticket} />
    ))}
  </ul>
);
