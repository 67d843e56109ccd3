import type { ApprovalView } from '@rep13/contracts-admin';
import { EmptyState, Loaded, Section } from '@rep13/ui';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { LiveNote } from '../list/LiveNote.tsx';
import { useStaffMember } from '../session/useStaffMember.ts';
import { ApprovalItem } from './ApprovalItem.tsx';
import { groupsOf } from './approval-groups.ts';
import { useApprovals } from './useApprovals.ts';

/** The steps that take two of us. */
export function ApprovalsPage() {
  return (
    <AdminLayout>
      <TitledPage lead="Some steps need two people: one requests, another approves, and only then it is done. You cannot approve your own request.">
        <Approvals />
      </TitledPage>
    </AdminLayout>
  );
}

function Approvals() {
  const answer = useApprovals();
  const { id } = useStaffMember();
  return (
    <>
      <Loaded answer={answer} lines={8}>
        {(approvals) => {
          const { forMe, mine, forOthers, decided } = groupsOf(approvals, id);
          return (
            <>
              <Group title="Waiting for you" empty="Nothing is waiting for you." approvals={forMe} />
              <Group title="You asked" empty="You have not asked for anything." approvals={mine} />
              {forOthers.length > 0 && <Group title="Waits for others" empty="" approvals={forOthers} />}
              <Group title="Decided lately" empty="Nothing was decided lately." approvals={decided} />
            </>
          );
        }}
      </Loaded>
      <LiveNote answer={answer} />
    </>
  );
}

interface GroupProps {
  title: string;
  /** Said when there is none. */
  empty: string;
  approvals: readonly ApprovalView[];
}

function Group({ title, empty, approvals }: GroupProps) {
  return (
    <Section title={approvals.length > 0 ? `${title} (${approvals.length})` : title}>
      {approvals.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        approvals.map((approval) => <ApprovalItem key={approval.id} approval={approval} />)
      )}
    </Section>
  );
}
