import { useState } from 'react';
import { Button } from 'antd';
import type { AdminUserView } from '@rep13/contracts-admin';
import styles from './admin-nav.module.css';
import { MenuDrawer } from './late-dialogs.ts';
import { useWaitingCounts } from './useWaitingCounts.ts';
import { WaitingCount } from './WaitingCount.tsx';

/** Where the screen has no room for the rail: the same behind a button, on a phone with the way out as well. */
export function NavMenu({ user }: { user: AdminUserView }) {
  const [isOpen, setOpen] = useState(false);
  // It stays when it is closed, or it could not slide away.
  const [wasOpened, setOpened] = useState(false);
  const counts = Object.values(useWaitingCounts());
  const count = counts.reduce((sum, waiting) => sum + waiting.count, 0);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className={styles.menu}>
      <Button aria-expanded={isOpen} onClick={open}>
        <span>Menu</span> <WaitingCount count={count} what="waiting" />
      </Button>
      {wasOpened && <MenuDrawer user={user} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
