import { useId } from 'react';
import { Link, useLocation } from '@rep13/web-kit/router';
import { useAdminRoutes } from '../places/admin-routes.tsx';
import { currentIn, OVERVIEW, placesByGroup, type Place, type PlaceGroup } from '../places/places.ts';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import styles from './admin-nav.module.css';
import { useWaitingCounts } from './useWaitingCounts.ts';
import { WaitingCount } from './WaitingCount.tsx';

interface AdminNavProps {
  /** For readers: there may be another one on the page. */
  label: string;
  onGo?: () => void;
}

/** The way to every admin page, in five groups. */
export function AdminNav({ label, onGo }: AdminNavProps) {
  const { role } = useStaffMember();
  const routes = useAdminRoutes();
  const isOpenToMe = ({ isForAdmins }: Place) => !isForAdmins || mayManage(role);
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul>
        <PlaceLink place={OVERVIEW} onGo={onGo} />
        {placesByGroup(routes).map(({ label: head, places }) => (
          <GroupOfPlaces key={head} label={head} places={places.filter(isOpenToMe)} onGo={onGo} />
        ))}
      </ul>
    </nav>
  );
}

function GroupOfPlaces({ label, places, onGo }: PlaceGroup & Pick<AdminNavProps, 'onGo'>) {
  const id = useId();
  return (
    <li>
      <span id={id} className={styles.group}>
        {label}
      </span>
      <ul aria-labelledby={id}>
        {places.map((place) => (
          <PlaceLink key={place.to} place={place} onGo={onGo} />
        ))}
      </ul>
    </li>
  );
}

function PlaceLink({ place: { to, label }, onGo }: { place: Place } & Pick<AdminNavProps, 'onGo'>) {
  const routes = useAdminRoutes();
  const waiting = useWaitingCounts()[to];
  return (
    <li>
      <Link to={to} aria-current={currentIn({ to, label }, useLocation(), routes)} onClick={onGo}>
        {label}
        {waiting && <WaitingCount {...waiting} />}
      </Link>
    </li>
  );
}
