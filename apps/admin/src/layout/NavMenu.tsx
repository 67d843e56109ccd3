import type { AdminUserView } from '@rep13/contracts-admin';
import { Disclosure } from '../frame/Disclosure.tsx';
import { AccountBar } from '../session/AccountBar.tsx';
import styles from './admin-nav.module.css';
import { AdminNav } from './AdminNav.tsx';
import { useWaitingCounts } from './useWaitingCounts.ts';
import { WaitingCount } from './WaitingCount.tsx';

/** Where the screen has no room for the rail: the same behind a button, on a phone with the way out as well. */
export function NavMenu({ user }: { user: AdminUserView }) {
  const counts = Object.values(useWaitingCounts());
  const count = counts.reduce((sum, waiting) => sum + waiting.count, 0);
  return (
    <div className={styles.menu}>
      <Disclosure
        label={
          <>
            <span>Menu</span> <WaitingCount count={count} what="waiting" />
          </>
        }
      >
        {(close) => (
          <div className={styles.layer}>
            <AdminNav label="Menu" onGo={close} />
            <div className={styles.account}>
              <AccountBar user={user} />
            </div>
          </div>
        )}
      </Disclosure>
    </div>
  );
}
