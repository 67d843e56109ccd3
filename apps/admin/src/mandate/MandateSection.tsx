import { useState } from 'react';
import { Button } from 'antd';
import type { MandateDetailView } from '@rep13/contracts-agreements';
import { get } from '@rep13/contracts-api-admin/mandates';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded, Section } from '@rep13/ui';
import { AskedNotice } from '../approvals/AskedNotice.tsx';
import { useApprovals } from '../approvals/useApprovals.ts';
import { REFRESH_MS } from '../list/useList.ts';
import { mayManage } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { EndMandateDialog } from './EndMandateDialog.tsx';
import { MandateFacts } from './MandateFacts.tsx';

interface MandateSectionProps {
  signupId: number;
  companyName: string;
}

/** Where a client's mandate stands, and for admins its end. */
export function MandateSection({ signupId, companyName }: MandateSectionProps) {
  const answer = useAdminApi(addressOf(get, { params: { signupId } }), REFRESH_MS);
  const { role } = useStaffMember();
  const [isEnding, setEnding] = useState(false);
  const mandate = answer.data ?? null;
  const mayEnd = mayManage(role) && (mandate?.state === 'in_force' || mandate?.state === 'ending');
  const end = (
    <Button size="small" danger={mandate?.state === 'in_force'} onClick={() => setEnding(true)}>
      {mandate?.state === 'ending' ? 'Correct the end' : 'End the mandate'}
    </Button>
  );
  return (
    <Section title="Mandate" action={mayEnd && end}>
      <Loaded answer={answer} lines={4}>
        {(found) =>
          found ? (
            <>
              {mayManage(role) && <EndAsked registerNumber={found.registerNumber} />}
              <MandateFacts mandate={found} />
            </>
          ) : (
            <EmptyState>Nothing is signed or paid yet.</EmptyState>
          )
        }
      </Loaded>
      {isEnding && mandate?.registerNumber && (
        <EndMandateDialog
          registerNumber={mandate.registerNumber}
          mandate={mandate}
          companyName={companyName}
          onChanged={() => void answer.mutate()}
          onClose={() => setEnding(false)}
        />
      )}
    </Section>
  );
}

/** Its end waits for a second person. */
function EndAsked({ registerNumber }: Pick<MandateDetailView, 'registerNumber'>) {
  const { data: approvals = [] } = useApprovals();
  const isAsked = approvals.some(
    ({ kind, state, subjectId }) =>
      kind === 'end-mandate' && state === 'open' && subjectId === registerNumber,
  );
  return isAsked && <AskedNotice what="End of the mandate" />;
}
