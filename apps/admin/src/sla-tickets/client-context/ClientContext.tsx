import type { AccountStatus } from '@rep13/contracts-onboarding/constants';
import type { ClientDetailView } from '@rep13/contracts-onboarding';
import { get as getClient } from '@rep13/contracts-api-admin/clients';
import { get as getMandate } from '@rep13/contracts-api-admin/mandates';
import { list } from '@rep13/contracts-api-admin/sla-tickets';
import { addressOf } from '@rep13/contracts-operations';
import { Loaded, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { contactFacts } from '../../client-contacts/contact-facts.tsx';
import { clientPath } from '../../client-links/client-path.ts';
import { Facts } from '../../frame/Facts.tsx';
import { MandateFacts } from '../../mandate/MandateFacts.tsx';
import { useAdminApi } from '../../session/useAdminApi.ts';
import { ticketPath } from '../../ticket-clock/ticket-path.ts';
import { TicketStatusBadge } from '../TicketBadges.tsx';
import { AnotherClient } from '../order/AnotherClient.tsx';
import styles from './client-context.module.css';
import { ProviderInformation } from './ProviderInformation.tsx';

interface ClientContextProps {
  signupId: number;
  /** The order that is open already. */
  ticketId: number;
}

/** What one needs to know of the client while working on its order. */
export function ClientContext({ signupId, ticketId }: ClientContextProps) {
  const client = useAdminApi(addressOf(getClient, { params: { signupId } }));
  const mandate = useAdminApi(addressOf(getMandate, { params: { signupId } }));
  return (
    <Section title="The client" action={<Link to={clientPath(signupId)}>All of it</Link>}>
      <div className={styles.context}>
        <div>
          <AnotherClient />
        </div>
        <Loaded answer={client} lines={3}>
          {(found) => <Contacts client={found} />}
        </Loaded>
        <h3>Mandate</h3>
        <Loaded answer={mandate} lines={2}>
          {(found) => (found ? <MandateFacts mandate={found} /> : <p>Nothing is signed or paid yet.</p>)}
        </Loaded>
        <OtherOrders signupId={signupId} ticketId={ticketId} />
        <ProviderInformation signupId={signupId} />
      </div>
    </Section>
  );
}

const ACCOUNT: Record<AccountStatus, string> = {
  pending: 'Not set up yet',
  active: 'Active',
  suspended: 'Suspended',
};

function Contacts({ client }: { client: ClientDetailView }) {
  return (
    <Facts
      facts={[
        ['Company', client.companyName],
        ['Account', ACCOUNT[client.accountStatus]],
        ['Website', client.websiteUrl],
        ...contactFacts(client, 'None'),
      ]}
    />
  );
}

const SHOWN = 5;

function OtherOrders({ signupId, ticketId }: ClientContextProps) {
  const answer = useAdminApi(addressOf(list, { query: { signupId, limit: SHOWN + 1 } }));
  return (
    <>
      <h3>Recent orders</h3>
      <Loaded answer={answer} lines={3}>
        {(tickets) => {
          const others = tickets.filter(({ id }) => id !== ticketId).slice(0, SHOWN);
          if (others.length === 0) return <p>No other authority has written about it.</p>;
          return (
            <ul className={styles.orders}>
              {others.map(({ id, ticketNumber, authorityName, status }) => (
                <li key={id}>
                  <Link to={ticketPath(id)}>{ticketNumber}</Link> {authorityName}{' '}
                  <TicketStatusBadge status={status} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
}
