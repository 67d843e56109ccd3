import { detailsToPublish } from '@rep13/contracts-api-public/legal-agreement';
import { addressOf } from '@rep13/contracts-operations';
import { DETAILS_TO_PUBLISH, DetailsToPublish, Loaded, Section } from '@rep13/ui';
import { PUBLISH_ID } from '../frame/tabs.ts';
import { useClientApi } from '../session/useClientApi.ts';

/** What a signed client has to notify and publish. */
export function PublicationSection({ signupId }: { signupId: number }) {
  const answer = useClientApi(addressOf(detailsToPublish, { params: { signupId } }));
  return (
    <Section id={PUBLISH_ID} title={DETAILS_TO_PUBLISH}>
      <Loaded answer={answer} lines={8}>
        {(details) => <DetailsToPublish details={details} />}
      </Loaded>
    </Section>
  );
}
