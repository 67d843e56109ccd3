import { useState } from 'react';
import { Button } from 'antd';
import type { RepresentedView } from '@rep13/contracts-agreements';
import { candidates as nearly } from '@rep13/contracts-api-admin/ticket-queue';
import { match } from '@rep13/contracts-api-admin/ticket-work';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { isolated, withVisibleMarks } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { clientPath } from '../../client-links/client-path.ts';
import { useAdminApi } from '../../session/useAdminApi.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useMayChange, useTicketWork } from '../work/ticket-work.ts';
import styles from './order.module.css';

/** Clients that are called nearly as the authority wrote: somebody chooses, nothing is matched by itself. */
export function Candidates() {
  const { ticket } = useTicketWork();
  const mayChange = useMayChange();
  const { data: candidates = [] } = useAdminApi(addressOf(nearly, { params: { id: ticket.id } }));
  const [chosen, setChosen] = useState<RepresentedView | null>(null);
  if (candidates.length === 0) return null;
  return (
    <>
      <p>Called nearly like that:</p>
      <ul className={styles.candidates} aria-label="Clients called nearly like that">
        {candidates.map((candidate) => (
          <li key={candidate.signupId}>
            <Link to={clientPath(candidate.signupId)}>{isolated(candidate.companyName)}</Link>
            {mayChange && (
              <Button
                size="small"
                aria-label={`It is ${candidate.companyName}`}
                onClick={() => setChosen(candidate)}
              >
                It is this one
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <ChosenDialog client={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function ChosenDialog({ client, onClose }: { client: RepresentedView; onClose: () => void }) {
  const { ticket } = useTicketWork();
  return (
    <TicketDialog
      call={callOf(match, { params: { id: ticket.id } })}
      name="match"
      title={`Match ${isolated(client.companyName)} to ${ticket.ticketNumber}`}
      lead={`The authority wrote: ${withVisibleMarks(ticket.request?.target ?? '')}`}
      verb="Match"
      done={({ companyName }) => `The order is about ${companyName ?? 'this client'}`}
      initial={{ signupId: client.signupId }}
      body={(values) => values}
      onClose={onClose}
    />
  );
}
