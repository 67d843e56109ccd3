import { createContext, useContext } from 'react';
import type { AdminUserView } from '@rep13/contracts-admin';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { mayWork } from '../../session/roles.ts';
import type { InTurn } from './useTurns.ts';

/** The order that a page is about, and what to call with the changed order. */
export interface TicketWork {
  readonly ticket: TicketDetailView;
  readonly me: AdminUserView;
  inTurn: InTurn;
  /** The order as the server has just answered it. */
  show: (ticket: TicketDetailView) => void;
  /** What is known of the order now, and then asks the server for all of it. */
  amend: (change: (ticket: TicketDetailView) => TicketDetailView) => void;
  /** Somebody else was faster, or it is not known what was done: asks the server. */
  reload: () => void;
  /** The server did nothing yet: a second person has to agree. */
  asked: () => void;
}

export const TicketWorkContext = createContext<TicketWork | null>(null);

/** Only for what stands on the page of an order. */
export function useTicketWork(): TicketWork {
  const work = useContext(TicketWorkContext);
  if (!work) throw new Error('useTicketWork is used outside of the page of an order');
  return work;
}

/** Whether who is signed in may do something with the order: not auditors, and not once it is closed. */
export function useMayChange(): boolean {
  const { ticket, me } = useTicketWork();
  return mayWork(me.role) && ticket.status !== 'closed';
}
