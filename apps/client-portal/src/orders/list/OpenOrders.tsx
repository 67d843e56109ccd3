import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { activeOf } from '../order-filters.ts';
import { OpenOrderList } from './OrderList.tsx';
import styles from './list.module.css';

/** So many stand on the overview; the tab of the orders has them all. */
const FIRST = 4;

/** On the overview: the open orders that come first, or that there is none. */
export function OpenOrders({ tickets }: { tickets: readonly ClientTicketView[] }) {
  if (tickets.length === 0) return <NoOrder />;
  const open = activeOf(tickets);
  const more = open.length - FIRST;
  return (
    <>
      <OpenOrderList tickets={open.slice(0, FIRST)} />
      {more > 0 && (
        <p className={styles.number}>
          {more === 1 ? 'One more order is open.' : `${more} more orders are open.`}
        </p>
      )}
    </>
  );
}

const STEPS = [
  'We receive it',
  `We acknowledge it within ${AUTHORITY_RESPONSE_HOURS} hours`,
  'We forward it to your legal contact',
  'You read it and answer us',
  'We reply to the authority',
];

function NoOrder() {
  return (
    <>
      <p>
        <strong>No orders yet.</strong> When an authority contacts us, you see it here. What happens then:
      </p>
      <ol className={styles.ahead} aria-label="What happens with an order">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
