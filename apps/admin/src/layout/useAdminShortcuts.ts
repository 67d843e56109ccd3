import type { AdminUserView } from '@rep13/contracts-admin';
import { useNavigate } from '@rep13/web-kit/router';
import { focusRow, focusSearch } from '../keyboard/move-in-rows.ts';
import { useShortcutStore } from '../keyboard/shortcuts.ts';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { mayWork } from '../session/roles.ts';
import { tabPath } from '../frame/tabs.ts';

/** What the keys do on every admin page. */
export function useAdminShortcuts({ role }: AdminUserView): void {
  const navigate = useNavigate();
  const goTo = (path: string) => () => void navigate(path);
  useShortcuts([
    { key: '?', label: 'Show these shortcuts', run: () => useShortcutStore.setState({ isListOpen: true }) },
    { key: '/', label: 'Search the list; Enter leads on to its rows', run: focusSearch },
    { key: 'j', label: 'Next row', run: () => focusRow(1) },
    { key: 'k', label: 'Previous row', run: () => focusRow(-1) },
    { key: 't', label: 'Go to the tickets', run: goTo(tabPath('sla')) },
    ...(mayWork(role) ? [{ key: 'n', label: 'Enter a new order', run: goTo('/admin/tickets/new') }] : []),
  ]);
}
