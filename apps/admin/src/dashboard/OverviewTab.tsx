import { OVERVIEW_ROWS } from '@rep13/contracts/constants';
import { Loaded, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { ChecksTable } from '../compliance-checks/ChecksTable.tsx';
import { SignupsTable } from '../signups/SignupsTable.tsx';
import type { DeskData } from './DashboardTabs.tsx';
import { tabPath } from './tabs.ts';

/** The newest checks and signups. */
export function OverviewTab({ checks, signups }: Pick<DeskData, 'checks' | 'signups'>) {
  return (
    <>
      <Section title="Latest compliance checks" action={<Link to={tabPath('checks')}>All checks</Link>}>
        <Loaded answer={checks}>{(list) => <ChecksTable checks={list.slice(0, OVERVIEW_ROWS)} />}</Loaded>
      </Section>
      <Section title="Latest client signups" action={<Link to={tabPath('signups')}>All signups</Link>}>
        <Loaded answer={signups}>{(list) => <SignupsTable signups={list.slice(0, OVERVIEW_ROWS)} />}</Loaded>
      </Section>
    </>
  );
}
