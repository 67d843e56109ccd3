import { useHead } from '@rep13/web-kit';
import { signInPath } from '../session/sign-in-address.ts';
import { SignedIn } from '../session/SignedIn.tsx';
import { Dashboard } from './Dashboard.tsx';
import { useTab } from '../frame/tabs.ts';

/** The client's own page. */
export function DashboardPage() {
  useHead({
    title: 'Client portal',
    description: 'Your mandate with Rep13.',
    keywords: 'client portal, mandate, EU legal representative, orders from authorities',
    noIndex: true,
  });
  const [tab] = useTab();
  return <SignedIn signInPath={signInPath(tab)}>{(user) => <Dashboard user={user} />}</SignedIn>;
}
