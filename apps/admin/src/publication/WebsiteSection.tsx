import { useState } from 'react';
import { Button } from 'antd';
import * as publicationOf from '@rep13/contracts-api-admin/client-publication';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded, Section } from '@rep13/ui';
import { REFRESH_MS } from '../list/useList.ts';
import { mayWork } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { ConfirmWebsiteDialog } from './ConfirmWebsiteDialog.tsx';
import { WebsiteFacts } from './WebsiteFacts.tsx';

interface WebsiteSectionProps {
  signupId: number;
  companyName: string;
}

/** Whether a client's website says who represents it, and for caseworkers to say that they saw it. */
export function WebsiteSection({ signupId, companyName }: WebsiteSectionProps) {
  const answer = useAdminApi(addressOf(publicationOf.get, { params: { signupId } }), REFRESH_MS);
  const { role } = useStaffMember();
  const [isConfirming, setConfirming] = useState(false);
  const { url, state } = answer.data ?? { url: null, state: 'stopped' };
  const mayConfirm = mayWork(role) && url !== null && state !== 'stopped';
  const confirm = (
    <Button size="small" onClick={() => setConfirming(true)}>
      Confirm by hand
    </Button>
  );
  return (
    <Section title="On the client's website" action={mayConfirm && confirm}>
      <Loaded answer={answer} lines={4}>
        {(publication) =>
          publication.url ? (
            <WebsiteFacts publication={publication} url={publication.url} />
          ) : (
            <EmptyState>We read it once the mandate is in force.</EmptyState>
          )
        }
      </Loaded>
      {isConfirming && (
        <ConfirmWebsiteDialog
          call={callOf(publicationOf.confirm, { params: { signupId } })}
          companyName={companyName}
          onChanged={() => void answer.mutate()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Section>
  );
}
