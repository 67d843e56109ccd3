import type { ClientTicketView } from '@rep13/contracts-sla';
import { EmptyState } from '@rep13/ui';
import { OrderRow } from './OrderRow.tsx';
import styles from './list.module.css';

interface OrderListProps {
  tickets: readonly ClientTicketView[];
}

/** Orders, a line each. */
export const OrderList = ({ tickets }: OrderListProps) => (
  <ul className={styles.list}>
    {tickets.map((ticket) => (
      <OrderRow key={ticket.id} ticket={ticket} />
    ))}
  </ul>
);

/** Orders that are still open, or that there is none. */
export const OpenOrderList = ({ tickets }: OrderListProps) =>
  tickets.length > 0 ? <OrderList tickets={tickets} /> : <EmptyState>No order is open.</EmptyState>;
