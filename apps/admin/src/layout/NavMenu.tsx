import { useState } from 'react';
import { Button, Drawer } from 'antd';
import type { AdminUserView } from '@rep13/contracts-admin';
import { AccountBar } from '../session/AccountBar.tsx';
import styles from './admin-nav.module.css';
import { AdminNav } from './AdminNav.tsx';
import { useWaitingCounts } from './useWaitingCounts.ts';
import { WaitingCount } from './WaitingCount.tsx';

const WIDTH = 288;

/** Where the screen has no room for the rail: the same behind a button, on a phone with the way out as well. */
export function NavMenu({ user }: { user: AdminUserView }) {
  const [isOpen, setOpen] = useState(false);
  const counts = Object.values(useWaitingCounts());
  const count = counts.reduce((sum, waiting) => sum + waiting.count, 0);
  const close = () => setOpen(false);
  return (
    <div className={styles.menu}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <span>Menu</span> <WaitingCount count={count} what="waiting" />
      </Button>
      <Drawer
        title="Menu"
        placement="left"
        size={WIDTH}
        styles={{ body: { padding: '0 12px 12px' } }}
        open={isOpen}
        destroyOnHidden
        onClose={close}
      >
        <div data-density="admin">
          <AdminNav label="Menu" onGo={close} />
          <div className={styles.account}>
            <AccountBar user={user} />
          </div>
        </div>
      </Drawer>
    </div>
  );
}
