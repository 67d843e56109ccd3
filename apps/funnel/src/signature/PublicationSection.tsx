import * as legalAgreement from '@rep13/contracts-api-public/legal-agreement';
import { addressOf } from '@rep13/contracts-operations';
import { DETAILS_TO_PUBLISH, DetailsToPublish, Loaded } from '@rep13/ui';
import { useApi } from '@rep13/web-kit/api';
import styles from './signature.module.css';

/** What the client has to notify and publish, now that it has signed. */
export function PublicationSection({ signupId }: { signupId: number }) {
  const answer = useApi(addressOf(legalAgreement.detailsToPublish, { params: { signupId } }));
  return (
    <section className={styles.next}>
      <h2>{DETAILS_TO_PUBLISH}</h2>
      <Loaded answer={answer} lines={8}>
        {(details) => <DetailsToPublish details={details} />}
      </Loaded>
    </section>
  );
}
