import { useNavigate } from '@rep13/web-kit/router';
import { useShortcutStore } from '../keyboard/shortcuts.ts';
import { mayManage, mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { useAdminRoutes } from '../places/admin-routes.tsx';
import { OVERVIEW, placesByGroup } from '../places/places.ts';
import type { Entry } from './entries.ts';
import { useTakeMostUrgent } from './useTakeMostUrgent.ts';

/** What can be done from everywhere, by the words one would look for. */
export function useActions(): Entry[] {
  const { role } = useStaffMember();
  const routes = useAdminRoutes();
  const navigate = useNavigate();
  const take = useTakeMostUrgent();
  const goTo = (label: string, to: string): Entry => ({
    // It becomes an id, which has no blanks.
    key: `go-${to.replace(/[^a-z0-9]+/gi, '-')}`,
    label,
    run: () => void navigate(to),
  });
  const work: Entry[] = [
    { key: 'take', label: 'Take the most urgent order', run: () => void take() },
    goTo('Enter a new order', '/admin/tickets/new'),
  ];
  const places = [OVERVIEW, ...placesByGroup(routes).flatMap((group) => group.places)].filter(
    ({ isForAdmins }) => !isForAdmins || mayManage(role),
  );
  return [
    ...(mayWork(role) ? work : []),
    ...places.map(({ label, calledToo, to }) =>
      goTo(calledToo ? `Go to ${calledToo}, ${label}` : `Go to ${label}`, to),
    ),
    goTo('Go to your account', '/admin/account'),
    {
      key: 'shortcuts',
      label: 'Show the keyboard shortcuts',
      run: () => useShortcutStore.setState({ isListOpen: true }),
    },
  ];
}
