import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { TextAreaField } from '@rep13/ui';

/** What goes into the history with a move. */
export function NoteField({ autoFocus }: { autoFocus?: boolean }) {
  return (
    <TextAreaField
      name="note"
      label="Note for staff"
      isOptional
      maxLength={TICKET_LIMITS.noteMax}
      autoFocus={autoFocus}
    />
  );
}
