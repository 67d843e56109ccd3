import { Drawer } from 'antd';
import type { AdminUserView } from '@rep13/contracts-admin';
import { AccountBar } from '../session/AccountBar.tsx';
import styles from './admin-nav.module.css';
import { AdminNav } from './AdminNav.tsx';

const WIDTH = 288;

interface MenuDrawerProps {
  user: AdminUserView;
  isOpen: boolean;
  onClose: () => void;
}

/** The menu itself, over the page. */
export function MenuDrawer({ user, isOpen, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      title="Menu"
      placement="left"
      size={WIDTH}
      styles={{ body: { padding: '0 12px 12px' } }}
      open={isOpen}
      destroyOnHidden
      onClose={onClose}
    >
      <div data-density="admin">
        <AdminNav label="Menu" onGo={onClose} />
        <div className={styles.account}>
          <AccountBar user={user} />
        </div>
      </div>
    </Drawer>
  );
}
