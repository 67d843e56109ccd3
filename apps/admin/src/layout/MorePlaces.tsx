import { ChevronIcon } from '@rep13/ui';
import { Link, useLocation } from '@rep13/web-kit/router';
import { Disclosure } from '../frame/Disclosure.tsx';
import styles from './admin-nav.module.css';
import { useAdminRoutes } from '../places/admin-routes.tsx';
import { currentIn, placesIn, type Place } from '../places/places.ts';
import { useOpenBillingTasks } from '../money/useBillingTasks.ts';
import { mayManage } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';

/** The places that are not in the row. On one of them the button says which. */
export function MorePlaces() {
  const location = useLocation();
  const { routes } = useAdminRoutes();
  const places = placesIn('menu', routes);
  const isHere = (place: Place) => currentIn(place, location, routes);
  const here = places.find(isHere);
  const tasks = useOpenTasks();
  return (
    <Disclosure
      className={here ? `${styles.more} ${styles.here}` : styles.more}
      label={
        <>
          <span>{here ? `More: ${here.label}` : 'More'}</span>
          {tasks > 0 && <Count count={tasks} of={tasks === 1 ? 'billing task' : 'billing tasks'} />}{' '}
          <ChevronIcon />
        </>
      }
    >
      {(close) => (
        <ul className={styles.menu}>
          {places.map((place) => (
            <li key={place.to}>
              <Link to={place.to} aria-current={isHere(place)} onClick={close}>
                {place.label}
                {place.to === '/admin/billing-tasks' && tasks > 0 && (
                  <>
                    {' '}
                    <Count count={tasks} of="open" />
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

const Count = ({ count, of }: { count: number; of: string }) => (
  <span className={styles.count}>
    {count}
    <span className={styles.unseen}> {of}</span>
  </span>
);

/** How many billing tasks wait for an admin; nobody else settles them. */
function useOpenTasks(): number {
  const { role } = useStaffMember();
  const { data } = useOpenBillingTasks(mayManage(role));
  return data?.length ?? 0;
}
