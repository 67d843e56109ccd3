import type { TicketAction } from '@rep13/contracts-sla/constants';
import { useTicketWork } from '../work/ticket-work.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { CloseReportDialog } from './CloseReportDialog.tsx';
import { ForwardDialog } from './ForwardDialog.tsx';
import { PlainMoveDialog } from './PlainMoveDialog.tsx';
import { RespondDialog } from './RespondDialog.tsx';

interface MoveDialogProps {
  action: TicketAction;
  onClose: () => void;
}

/** Asks before an order moves on, and for what the move needs. */
export function MoveDialog({ action, onClose }: MoveDialogProps) {
  const { lifeAtRisk } = useTicketWork().ticket;
  if (action === 'respond') return <RespondDialog onClose={onClose} />;
  if (action === 'close' && lifeAtRisk) return <CloseReportDialog onClose={onClose} />;
  if (action === 'close') return <CloseDialog onClose={onClose} />;
  if (action === 'forward') return <ForwardDialog onClose={onClose} />;
  return <PlainMoveDialog action={action} onClose={onClose} />;
}
