import type { ReactNode } from 'react';
import { Link, useLocation } from '@rep13/web-kit/router';
import { useShortcutStore } from '../keyboard/shortcuts.ts';
import { useLive } from '../live/live-context.ts';
import { useAdminRoutes } from '../places/admin-routes.tsx';
import { currentIn, LIST_PLACES, placesIn, type Place } from '../places/places.ts';
import { SecondFactorNotice } from '../second-factor/SecondFactorNotice.tsx';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import styles from './admin-nav.module.css';
import { MorePlaces } from './MorePlaces.tsx';
import { useWaitingApprovals } from './useWaitingApprovals.ts';

interface AdminNavProps {
  /** The dashboard's tabs, in place of the links to its lists. */
  tabs?: ReactNode;
}

/** One row with the way to every admin page. */
export function AdminNav({ tabs }: AdminNavProps) {
  const { role, hasSecondFactor } = useStaffMember();
  const { routes } = useAdminRoutes();
  const places = placesIn('row', routes).filter(({ isForAdmins }) => !isForAdmins || mayManage(role));
  return (
    <>
      <div className={styles.bar}>
        {tabs}
        <nav aria-label="Admin">
          <ul className={styles.places}>
            {(tabs ? places : [...LIST_PLACES, ...places]).map((place) => (
              <PlaceLink key={place.to} place={place} />
            ))}
            <li>
              <MorePlaces />
            </li>
          </ul>
        </nav>
        <button
          type="button"
          className={styles.keys}
          onClick={() => useShortcutStore.setState({ isListOpen: true })}
        >
          Shortcuts <kbd>?</kbd>
        </button>
      </div>
      {!hasSecondFactor && (
        <div data-screen-only="">
          <SecondFactorNotice />
        </div>
      )}
    </>
  );
}

function PlaceLink({ place }: { place: Place }) {
  const { routes } = useAdminRoutes();
  const location = useLocation();
  return (
    <li>
      <Link to={place.to} aria-current={currentIn(place, location, routes)}>
        {place.label}
        {place.to === '/admin/approvals' && <WaitingApprovals />}
        {place.to === '/admin/mail' && <WaitingMails />}
      </Link>
    </li>
  );
}

const WaitingApprovals = () => <Waiting count={useWaitingApprovals()} what="waiting for you" />;
const WaitingMails = () => <Waiting count={useLive().mailsWaiting ?? 0} what="waiting" />;

function Waiting({ count, what }: { count: number; what: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <span className={styles.unseen}> {what}</span>
    </span>
  );
}
