import type { AdminUserView } from '@rep13/contracts-admin';
import { Link, useLocation } from '@rep13/web-kit/router';
import { useShortcutStore } from '../keyboard/shortcuts.ts';
import { mayManage } from '../session/roles.ts';
import { UrgentClock } from '../ticket-clock/UrgentClock.tsx';
import styles from './admin-nav.module.css';

const PLACES: readonly { path: string; label: string; isForAdmins?: true }[] = [
  { path: '/admin', label: 'Dashboard' },
  { path: '/admin/designations', label: 'To notify' },
  { path: '/admin/profile-changes', label: 'Changes' },
  { path: '/admin/emails', label: 'Emails' },
  { path: '/admin/messages', label: 'Messages' },
  { path: '/admin/incidents', label: 'Incidents' },
  { path: '/admin/retention', label: 'Retention' },
  { path: '/admin/dead-letters', label: 'Dead letters' },
  { path: '/admin/staff', label: 'Staff', isForAdmins: true },
];

/** Links to the admin pages, and on each of them the clock of the most urgent order. */
export function AdminNav({ user }: { user: AdminUserView }) {
  const { pathname } = useLocation();
  const places = PLACES.filter(({ isForAdmins }) => !isForAdmins || mayManage(user.role));
  return (
    <div className={styles.bar}>
      <nav aria-label="Admin">
        <ul className={styles.places}>
          {places.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} aria-current={pathname === path ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.side}>
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
