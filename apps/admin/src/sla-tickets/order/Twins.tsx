import type { OrderTwinView } from '@rep13/contracts-sla';
import { Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { ticketPath } from '../../ticket-clock/ticket-path.ts';
import { STATUS } from '../ticket-labels.ts';
import { useTicketWork } from '../work/ticket-work.ts';
import styles from './order.module.css';

const ALIKE: Record<OrderTwinView['alike'][number], string> = {
  reference: 'reference of the authority',
  urls: 'address of content',
  sender: 'sender and client',
};

/** Other orders that may be this one: somebody looks, and says so by closing the one or the other. */
export function Twins() {
  // An API of the release before does not say it.
  const { twins = [] } = useTicketWork().ticket;
  if (twins.length === 0) return null;
  return (
    <Notice tone="info">
      {twins.map((twin, index) => (
        <span key={twin.ticketId} className={styles.twin}>
          {index === 0 ? 'May be the same as ' : 'or '}
          <Link to={ticketPath(twin.ticketId)}>{twin.reference}</Link> ({STATUS[twin.status][1]}; the same{' '}
          {twin.alike.map((each) => ALIKE[each]).join(', ')}){' '}
        </span>
      ))}
    </Notice>
  );
}
