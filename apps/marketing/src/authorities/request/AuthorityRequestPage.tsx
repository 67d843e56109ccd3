import { useEffect } from 'react';
import { AUTHORITY_REQUEST } from '@rep13/content';
import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { Loaded, RefreshNote } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { PageFront } from '../../frame/PageFront.tsx';
import { SitePage } from '../../frame/SitePage.tsx';
import { AuthorityRequest } from './AuthorityRequest.tsx';
import { LinkOver } from './LinkOver.tsx';
import { useRequestLink } from '../link/request-link.ts';
import { REFRESH_SECONDS, useAuthorityRequest } from './useAuthorityRequest.ts';

/** One request is nobody's business but its authority's. */
const HEAD = {
  title: AUTHORITY_REQUEST.title,
  description: AUTHORITY_REQUEST.key,
  canonicalPath: '/authorities',
  noIndex: true,
};

/** `/authorities/r/:reference#<token>`: where a request stands, and what is written about it. */
export function AuthorityRequestPage() {
  useHead(HEAD);
  const link = useRequestLink();
  const answer = useAuthorityRequest(link);
  useEffect(noReferrer, []);
  if (link.token === '' || answer.error?.status === 404) return <LinkOver {...link} />;
  return (
    <SitePage>
      <PageFront
        kicker={AUTHORITY_REQUEST.kicker}
        title={answer.data ? titleOf(answer.data) : AUTHORITY_REQUEST.title}
        lead={AUTHORITY_REQUEST.key}
      >
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
