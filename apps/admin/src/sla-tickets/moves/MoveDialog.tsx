import type { TicketAction } from '@rep13/contracts-sla/constants';
import { CloseDialog } from './CloseDialog.tsx';
import { ForwardDialog } from './ForwardDialog.tsx';
import { PlainMoveDialog } from './PlainMoveDialog.tsx';
import { RespondDialog } from './RespondDialog.tsx';

interface MoveDialogProps {
  action: TicketAction;
  onClose: () => void;
}

/** Asks before an order moves on, and for what the move needs. */
export function MoveDialog({ action, onClose }: MoveDialogProps) {
  if (action === 'respond') return <RespondDialog onClose={onClose} />;
  if (action === 'close') return <CloseDialog onClose={onClose} />;
  if (action === 'forward') return <ForwardDialog onClose={onClose} />;
  return <PlainMoveDialog action={action} onClose={onClose} />;
}
