import { Link } from '@rep13/web-kit/router';
import { tabPath } from '../frame/tabs.ts';
import { useLive } from './live-context.ts';
import styles from './live.module.css';

/** Says, without interrupting anybody, that orders came in. Its place is there also when there are none. */
export function NewOrders() {
  const { newOrders, markSeen } = useLive();
  return (
    <span role="status" className={styles.news}>
      {newOrders > 0 && (
        <Link to={tabPath('sla')} onClick={markSeen}>
          {newOrders === 1 ? '1 new order' : `${newOrders} new orders`}
        </Link>
      )}
    </span>
  );
}
