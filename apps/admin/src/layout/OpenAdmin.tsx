import { useEffect, type ReactNode } from 'react';
import type { AdminUserView } from '@rep13/contracts-admin';
import { useMainFocus } from '@rep13/ui';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { useShortcutStore } from '../keyboard/shortcuts.ts';
import { useKeyboard } from '../keyboard/useShortcuts.ts';
import { Live } from '../live/Live.tsx';
import { Palette } from '../palette/Palette.tsx';
import { StepUpDialog } from '../session/StepUpDialog.tsx';
import { StaffMember } from '../session/useStaffMember.ts';
import { preloadDialogs, ShortcutList } from './late-dialogs.ts';
import { Rail } from './Rail.tsx';
import { TopBar } from './TopBar.tsx';
import { useAdminShortcuts } from './useAdminShortcuts.ts';

/** What stands round everything for who is signed in. */
export function OpenAdmin({ user, children }: { user: AdminUserView; children: ReactNode }) {
  useMainFocus();
  useKeyboard();
  useAdminShortcuts(user);
  const isListOpen = useShortcutStore((state) => state.isListOpen);
  useEffect(() => void preloadDialogs(), []);
  return (
    <StaffMember value={user}>
      <Live>
        <AdminFrame account={<TopBar user={user} />} nav={<Rail />}>
          {children}
          {isListOpen && <ShortcutList />}
          <Palette />
          <StepUpDialog user={user} />
        </AdminFrame>
      </Live>
    </StaffMember>
  );
}
