import { useState } from 'react';
import type { TicketAction } from '@rep13/contracts-constants';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { Notice, Page, Section } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import type { LiveResponse } from '@rep13/web-kit/api';
import { ADMIN_KEYWORDS } from '../frame/admin-keywords.ts';
import { LiveNote } from '../list/LiveNote.tsx';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { Clock } from '../ticket-clock/Clock.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketHistory } from './TicketHistory.tsx';
import styles from './ticket.module.css';

interface TicketViewProps {
  ticket: TicketDetailView;
  answer: LiveResponse<TicketDetailView>;
}

export function TicketView({ ticket, answer }: TicketViewProps) {
  useHead({
    title: ticket.ticketNumber,
    description: 'An order of an authority.',
    keywords: ADMIN_KEYWORDS,
    noIndex: true,
  });
  const { role } = useStaffMember();
  const [action, setAction] = useState<TicketAction | null>(null);

  return (
    <Page
      title={`Order ${ticket.ticketNumber}`}
      lead={ticket.authorityName}
      actions={<Clock ticket={ticket} />}
    >
      {mayWork(role) && <TicketActions actions={ticket.nextActions} onChoose={setAction} />}
      {ticket.status === 'closed' && (
        <div className={styles.closed}>
          <Notice tone="info">
            This order is closed. {ticket.closeReason && <>Reason: {ticket.closeReason}</>}
          </Notice>
        </div>
      )}
      <Story ticket={ticket} />
      <LiveNote answer={answer} />
      {action && (
        <MoveDialog
          ticket={ticket}
          action={action}
          onMoved={(moved) => void answer.mutate(moved, { revalidate: false })}
          onConflict={() => void answer.mutate()}
          onClose={() => setAction(null)}
        />
      )}
    </Page>
  );
}

function Story({ ticket }: { ticket: TicketDetailView }) {
  return (
    <div className={styles.columns}>
      <div>
        <Section title="What the authority wants">
          <p className={styles.text}>{ticket.description ?? 'It was entered without a description.'}</p>
        </Section>
        <Section title="What we know">
          <TicketFacts ticket={ticket} />
        </Section>
      </div>
      <Section title="What happened">
        <TicketHistory events={ticket.events} />
      </Section>
    </div>
  );
}
