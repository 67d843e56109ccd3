import { Link, useLocation } from '@rep13/web-kit/router';
import { useShortcutStore } from '../keyboard/shortcuts.ts';
import { NewOrders } from '../live/NewOrders.tsx';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { UrgentClock } from '../ticket-clock/UrgentClock.tsx';
import styles from './admin-nav.module.css';
import { MorePlaces } from './MorePlaces.tsx';
import { currentIn, PLACES } from './places.ts';
import { useWaitingApprovals } from './useWaitingApprovals.ts';

/** Links to the admin pages, and on each of them what came in and the clock of the most urgent order. */
export function AdminNav() {
  const { role } = useStaffMember();
  const { pathname, search } = useLocation();
  const waiting = useWaitingApprovals();
  const places = PLACES.filter(({ isForAdmins }) => !isForAdmins || mayManage(role));
  return (
    <div className={styles.bar}>
      <nav aria-label="Admin">
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.to}>
              <Link to={place.to} aria-current={currentIn(place, pathname, search)}>
                {place.label}
                {place.to === '/admin/approvals' && waiting > 0 && <Count count={waiting} />}
              </Link>
            </li>
          ))}
          <li>
            <MorePlaces />
          </li>
        </ul>
      </nav>
      <div className={styles.side}>
        <NewOrders />
        <UrgentClock />
        <button
          type="button"
          className={styles.keys}
          onClick={() => useShortcutStore.setState({ isListOpen: true })}
        >
          Shortcuts <kbd>?</kbd>
        </button>
      </div>
    </div>
  );
}

const Count = ({ count }: { count: number }) => (
  <span className={styles.count}>
    {count}
    <span className={styles.unseen}> waiting for you</span>
  </span>
);
