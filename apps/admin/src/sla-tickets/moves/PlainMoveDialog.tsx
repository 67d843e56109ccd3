import type { TicketAction } from '@rep13/contracts-sla/constants';
import { aloneBody, ALONE_RULES, TOGETHER, verbOfTwo } from '../../approvals/break-glass.ts';
import { TakesTwo } from '../../approvals/TakesTwo.tsx';
import { ACTIONS } from '../ticket-labels.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';
import { dialogOf, filledIn } from './move-labels.ts';
import { NoteField } from './NoteField.tsx';

interface PlainMoveDialogProps {
  action: TicketAction;
  onClose: () => void;
}

/** A move that needs nothing but a note. */
export function PlainMoveDialog({ action, onClose }: PlainMoveDialogProps) {
  const { ticket } = useTicketWork();
  const { label } = ACTIONS[action];
  const takesTwo = ticket.actionsForTwo.includes(action);
  return (
    <TicketDialog
      {...dialogOf(action, ticket)}
      verb={(values) => (takesTwo ? verbOfTwo(label, values) : label)}
      initial={{ note: '', ...TOGETHER }}
      rules={ALONE_RULES}
      // Nothing has to be typed: Enter does it.
      focusesVerb={!takesTwo}
      body={({ note, ...alone }) => ({ ...filledIn({ note }), ...aloneBody(alone) })}
      onClose={onClose}
    >
      {({ isAlone }) => (
        <>
          <NoteField autoFocus={takesTwo} />
          {takesTwo && <TakesTwo isAlone={isAlone} />}
        </>
      )}
    </TicketDialog>
  );
}
