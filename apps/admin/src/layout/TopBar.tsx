import type { AdminUserView } from '@rep13/contracts-admin';
import { NewOrders } from '../live/NewOrders.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { AccountBar } from '../session/AccountBar.tsx';
import { UrgentClock } from '../ticket-clock/UrgentClock.tsx';
import { NavMenu } from './NavMenu.tsx';
import styles from './top-bar.module.css';

/** On every page, in one line: the menu, the search, what came in, the clock of the most urgent order, and who is signed in. */
export function TopBar({ user }: { user: AdminUserView }) {
  return (
    <div className={styles.bar}>
      <NavMenu user={user} />
      <PaletteButton />
      <div className={styles.urgent}>
        <NewOrders />
        <UrgentClock />
      </div>
      <div className={styles.account}>
        <AccountBar user={user} />
      </div>
    </div>
  );
}
