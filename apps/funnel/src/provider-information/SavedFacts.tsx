import type { ProviderInformationView } from '@rep13/contracts-onboarding';
import { formatDateTime } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import styles from './provider-information.module.css';

/** When the information was saved, and until when it holds. */
export function SavedFacts({
  record: { lastUpdated, annualUpdateDue, version },
}: {
  record: ProviderInformationView;
}) {
  return (
    <dl className={styles.facts} aria-label="Saved information">
      <div>
        <dt>Last Updated</dt>
        <dd>
          <time dateTime={lastUpdated}>{formatDateTime(lastUpdated)}</time>
        </dd>
      </div>
      <div>
        <dt>Next annual update due</dt>
        <dd>
          <time dateTime={annualUpdateDue}>{formatLegalDay(annualUpdateDue)}</time>
        </dd>
      </div>
      <div>
        <dt>Version</dt>
        <dd>{version}</dd>
      </div>
    </dl>
  );
}
