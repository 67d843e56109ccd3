import type { ClientProfileView } from '@rep13/contracts-onboarding';
import { Loaded, Section, type Answer } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { tabPath } from '../frame/tabs.ts';

/** To whom orders go: the one thing of the company's data that costs days when it is out of date. */
export function ContactSection({ profile }: { profile: Answer<ClientProfileView> }) {
  return (
    <Section title="Orders are forwarded to" action={<Link to={tabPath('company')}>Company details</Link>}>
      <Loaded answer={profile} lines={2}>
        {({ legalContactName, legalContactEmail }) => (
          <p>
            <bdi>{legalContactName}</bdi>
            <br />
            {legalContactEmail}
          </p>
        )}
      </Loaded>
    </Section>
  );
}
