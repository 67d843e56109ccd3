import { Button } from 'antd';
import { Skeleton } from '@rep13/ui';
import { PAGE_ROWS } from '../../list/list-path.ts';
import { EVERY_MS, useNow } from '../../ticket-clock/useNow.ts';
import { NO_OTHER_ORDER } from './order-beside.ts';
import { OpenOrder } from './OpenOrder.tsx';
import styles from './open-orders.module.css';
import { useInSight } from './useInSight.ts';
import type { OpenOrders as Orders } from './useOpenOrders.ts';

interface OpenOrdersProps {
  /** Of the order that is open. */
  id: number;
  orders: Orders;
}

/** The list that the order is one of, beside it. */
export function OpenOrders({ id, orders: { rows, error, reload } }: OpenOrdersProps) {
  return (
    <div className={styles.place} data-screen-only="">
      {rows ? (
        <Rows id={id} rows={rows} />
      ) : error ? (
        <p className={styles.quiet}>
          The other orders are not known.{' '}
          <Button size="small" onClick={reload}>
            Try again
          </Button>
        </p>
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  );
}

function Rows({ id, rows }: { id: number; rows: NonNullable<Orders['rows']> }) {
  const now = useNow(true, EVERY_MS);
  const nav = useInSight(id);
  const hasOthers = rows.some((order) => order.id !== id);
  return (
    <nav ref={nav} className={styles.nav} aria-label="Open orders">
      <p className={styles.title} aria-hidden="true">
        Open orders
      </p>
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((order) => (
            <OpenOrder key={order.id} order={order} isPresent={order.id === id} now={now} />
          ))}
        </ul>
      )}
      {!hasOthers && <p className={styles.quiet}>{NO_OTHER_ORDER}</p>}
      {rows.length > PAGE_ROWS && <p className={styles.quiet}>Your list has more.</p>}
    </nav>
  );
}
