import { buttonStyle, DETAILS_TO_PUBLISH, Loaded, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { DocumentList } from '../documents/DocumentList.tsx';
import { OtherPapers } from '../documents/OtherPapers.tsx';
import { Columns } from '../frame/Columns.tsx';
import { DOCUMENTS_ID, LIFE_AT_RISK_PATH, PUBLISH_PATH, tabPath } from '../frame/tabs.ts';
import { isInForce } from '../mandate/mandate-state.ts';
import { NextSteps } from '../next-step/NextSteps.tsx';
import { ContactSection } from '../profile/ContactSection.tsx';
import { ProviderSection } from '../provider-information/ProviderSection.tsx';
import { OpenOrders } from '../orders/list/OpenOrders.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import type { ClientData } from './client-data.ts';
import styles from './dashboard.module.css';

/** What to do next, the open orders, and what the client has of us. */
export function OverviewTab(data: ClientData) {
  const { user, profile, agreement, mandate, letters, provider, tickets, standing } = data;
  const certified = mandate.data && isInForce(mandate.data) ? mandate.data.registerNumber : null;
  const isReadOnly = profile.data?.accountStatus === 'suspended';
  return (
    <Columns wide="first">
      <div>
        <NextSteps standing={standing} />
        <Section title="Orders from authorities" action={<AllOrders />}>
          <Loaded answer={tickets} lines={4}>
            {(list) => <OpenOrders tickets={list} />}
          </Loaded>
          <p className={styles.action}>
            <Link to={LIFE_AT_RISK_PATH}>Life or safety at risk</Link>
          </p>
        </Section>
      </div>
      <div>
        <Section id={DOCUMENTS_ID} title="Documents">
          <Loaded answer={agreement}>{(signed) => <DocumentList agreement={signed} />}</Loaded>
          {agreement.data && <OtherPapers registerNumber={certified} letters={letters.data ?? []} />}
        </Section>
        {agreement.data && <ToPublish />}
        <ProviderSection signupId={user.signupId} provider={provider} isReadOnly={isReadOnly} />
        <ContactSection profile={profile} />
      </div>
      <div>
        <Timeline />
      </div>
    </Columns>
  );
}

function ToPublish() {
  return (
    <Section title={DETAILS_TO_PUBLISH}>
      <p>
        Article 13(4) DSA requires you to publish our details on your website. We notify the coordinator for
        you, by the letter that you sign under <Link to={tabPath('designation')}>Designation</Link>.
      </p>
      <p className={styles.action}>
        <Link to={PUBLISH_PATH} className={buttonStyle('secondary')}>
          Copy the lines
        </Link>
      </p>
    </Section>
  );
}

const AllOrders = () => (
  <Link to={tabPath('sla')} data-screen-only="">
    All orders
  </Link>
);
