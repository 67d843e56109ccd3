import { useState } from 'react';
import { Button } from 'antd';
import type { ClientDetailView } from '@rep13/contracts-onboarding';
import { ofClient } from '@rep13/contracts-api-admin/profile-changes';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded, Section } from '@rep13/ui';
import { AskedNotice } from '../approvals/AskedNotice.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { mayWork } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { AskDialog } from './AskDialog.tsx';
import { ChangeToDecide } from './ChangeToDecide.tsx';
import { useApprovals } from '../approvals/useApprovals.ts';

interface ChangesSectionProps {
  client: ClientDetailView;
  onChanged: () => void;
}

/** The open change of one client's details, and for caseworkers the form for one. */
export function ChangesSection({ client, onChanged }: ChangesSectionProps) {
  const answer = useAdminApi(addressOf(ofClient, { params: { signupId: client.id } }), REFRESH_MS);
  const { role } = useStaffMember();
  const [isAsking, setAsking] = useState(false);
  const isAsked = useAddressChangesAsked()(client.id);
  const mayAsk = mayWork(role) && answer.data?.open === null;
  const reload = () => {
    void answer.mutate();
    onChanged();
  };
  const ask = (
    <Button size="small" onClick={() => setAsking(true)}>
      Change details
    </Button>
  );
  return (
    <Section title="Changes" action={mayAsk && ask}>
      {isAsked && <AskedNotice what="A change of an email address is waiting for a second person" />}
      <Loaded answer={answer} lines={2}>
        {({ open }) =>
          open ? (
            <ChangeToDecide change={open} companyName={client.companyName} onChanged={reload} />
          ) : (
            <EmptyState>No change waits.</EmptyState>
          )
        }
      </Loaded>
      {isAsking && <AskDialog client={client} onChanged={reload} onClose={() => setAsking(false)} />}
    </Section>
  );
}

/** Tells whether a change of a client's mail address waits for a second person. */
function useAddressChangesAsked(): (signupId: number) => boolean {
  const { data: approvals = [] } = useApprovals();
  return (signupId) =>
    approvals.some(
      ({ kind, state, subjectId }) =>
        kind === 'change-client-address' && state === 'open' && subjectId === String(signupId),
    );
}
