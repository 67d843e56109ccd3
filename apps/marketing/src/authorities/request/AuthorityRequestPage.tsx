import { useEffect } from 'react';
import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { Loaded, RefreshNote } from '@rep13/ui';
import { PageFront } from '../../frame/PageFront.tsx';
import { SitePage } from '../../frame/SitePage.tsx';
import { useHeadInLanguage } from '../../language/useHeadInLanguage.ts';
import { useTexts } from '../../language/useLanguage.ts';
import { AuthorityRequest } from './AuthorityRequest.tsx';
import { LinkOver } from './LinkOver.tsx';
import { useRequestLink } from '../link/request-link.ts';
import { REFRESH_SECONDS, useAuthorityRequest } from './useAuthorityRequest.ts';

/** `/authorities/r/:reference#<token>`: where a request stands, and what is written about it. */
export function AuthorityRequestPage() {
  const { title, kicker, key } = useTexts().request;
  // One request is nobody's business but its authority's.
  useHeadInLanguage({ title, description: key, canonicalPath: '/authorities', noIndex: true });
  const link = useRequestLink();
  const answer = useAuthorityRequest(link);
  useEffect(noReferrer, []);
  if (link.token === '' || answer.error?.status === 404) return <LinkOver {...link} />;
  return (
    <SitePage>
      <PageFront kicker={kicker} title={answer.data ? titleOf(answer.data) : title} lead={key}>
        <RefreshNote
          everySeconds={REFRESH_SECONDS}
          updatedAt={answer.updatedAt}
          hasFailed={answer.error !== undefined}
        />
      </PageFront>
      <Loaded answer={answer} lines={10}>
        {(request) => <AuthorityRequest request={request} link={link} onChange={answer.mutate} />}
      </Loaded>
    </SitePage>
  );
}

const titleOf = ({ reference }: AuthorityRequestStatusView): string => reference;

/** Fragments are in no referrer; the reference, which is in the path, need not be in one either. */
function noReferrer(): () => void {
  const meta = Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' });
  document.head.append(meta);
  return () => meta.remove();
}
