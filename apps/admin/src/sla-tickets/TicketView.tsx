import { useMemo } from 'react';
import type { TicketAction } from '@rep13/contracts-sla/constants';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { isolated, Page } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import type { LiveResponse } from '@rep13/web-kit/api';
import { reloadApprovals } from '../approvals/useApprovals.ts';
import { ClientLink } from '../client-links/ClientLink.tsx';
import { ADMIN_KEYWORDS } from '../frame/admin-keywords.ts';
import { LiveNote } from '../list/LiveNote.tsx';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { Assignee } from './assignee/Assignee.tsx';
import { ThreeClocks } from './clocks/ThreeClocks.tsx';
import { useAskedMove } from './moves/asked-move.ts';
import { MoveDialog } from './moves/MoveDialog.tsx';
import { TicketActions } from './moves/TicketActions.tsx';
import { NextStep } from './NextStep.tsx';
import { useFocusAfterMove } from './open-orders/useMove.ts';
import styles from './ticket.module.css';
import { orderTitle } from './ticket-labels.ts';
import { TicketBanners } from './TicketBanners.tsx';
import { TicketWorkspace } from './TicketWorkspace.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useWayBack } from './useWayBack.ts';
import { TicketWorkContext, type TicketWork } from './work/ticket-work.ts';
import { useTurns } from './work/useTurns.ts';

interface TicketViewProps {
  ticket: TicketDetailView;
  answer: LiveResponse<TicketDetailView>;
}

const NO_ACTIONS: readonly TicketAction[] = [];

/** One order as the place where it is worked on. */
export function TicketView({ ticket, answer }: TicketViewProps) {
  useHead({
    title: ticket.ticketNumber,
    description: ticket.lifeAtRisk ? 'A report of a threat to life or safety.' : 'An order of an authority.',
    keywords: ADMIN_KEYWORDS,
    noIndex: true,
  });
  useWayBack();
  useFocusAfterMove();
  const work = useWork(ticket, answer);
  useMarkRead(work);
  const move = useAskedMove(mayWork(work.me.role) ? ticket.nextActions : NO_ACTIONS);
  return (
    <TicketWorkContext value={work}>
      <Page title={orderTitle(ticket)} lead={<Lead ticket={ticket} />}>
        <div className={styles.head}>
          <ThreeClocks ticket={ticket} />
          <Assignee />
        </div>
        {mayWork(work.me.role) && (
          <div className={styles.steps}>
            <TicketActions onChoose={move.choose} />
            <NextStep />
          </div>
        )}
        <TicketBanners />
        <TicketWorkspace />
        <LiveNote answer={answer} />
        {move.action && <MoveDialog key={move.action} action={move.action} onClose={move.close} />}
      </Page>
    </TicketWorkContext>
  );
}

function Lead({ ticket: { authorityName, signupId } }: { ticket: TicketDetailView }) {
  return (
    <span>
      {isolated(authorityName)}, about{' '}
      {signupId === null ? (
        <span>a client that nobody has named yet</span>
      ) : (
        <ClientLink signupId={signupId} />
      )}
    </span>
  );
}

function useWork(ticket: TicketDetailView, { mutate }: TicketViewProps['answer']): TicketWork {
  const me = useStaffMember();
  const inTurn = useTurns(ticket.version);
  return useMemo(
    () => ({
      ticket,
      me,
      inTurn,
      show: (changed) => void mutate(changed, { revalidate: false }),
      amend: (change) => void mutate((known) => known && change(known)),
      reload: () => void mutate(),
      asked: () => {
        void reloadApprovals();
        void mutate();
      },
    }),
    [ticket, me, inTurn, mutate],
  );
}
