import type { ClientDetailView } from '@rep13/contracts-onboarding';
import { list } from '@rep13/contracts-api-admin/sla-tickets';
import { addressOf } from '@rep13/contracts-operations';
import { EmptyState, Loaded, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { DataTable } from '../list/DataTable.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { mayWork } from '../session/roles.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { TICKET_COLUMNS } from '../sla-tickets/ticket-columns.tsx';
import { clientLabel } from '../client-links/useClientSearch.ts';

/** The orders of one client, newest first. */
export function ClientTickets({ client }: { client: ClientDetailView }) {
  const { role } = useStaffMember();
  const answer = useAdminApi(addressOf(list, { query: { signupId: client.id } }), REFRESH_MS);
  const query = new URLSearchParams({ signupId: String(client.id), client: clientLabel(client) });
  return (
    <Section
      title={`Orders (${client.openTickets} open)`}
      action={mayWork(role) && <Link to={`/admin/tickets/new?${query.toString()}`}>New order</Link>}
    >
      <Loaded answer={answer}>
        {(tickets) =>
          tickets.length === 0 ? (
            <EmptyState>No authority has written about this client.</EmptyState>
          ) : (
            <DataTable label="Orders of this client" columns={TICKET_COLUMNS} rows={tickets} />
          )
        }
      </Loaded>
    </Section>
  );
}
