import type { StaffFileView, TicketDetailView } from '@rep13/contracts-sla';
import { CheckboxField, formatSize, withVisibleMarks } from '@rep13/ui';
import { filesWithoutMessage } from '../conversation/recipients.ts';
import { ACTIONS } from '../ticket-labels.ts';
import styles from '../ticket.module.css';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';
import { dialogOf, filledIn } from './move-labels.ts';
import { NoteField } from './NoteField.tsx';

interface ForwardValues {
  note: string;
  [file: `file-${string}`]: boolean;
}

const fieldOf = ({ id }: StaffFileView) => `file-${id}` as const;

/** Hands the order to the client, with those of its files that are ticked. */
export function ForwardDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  const files = ticket.files.filter(({ from }) => from === 'authority');
  const usual = usualFiles(ticket);
  const ticks = Object.fromEntries(files.map((file) => [fieldOf(file), usual.includes(file)]));
  return (
    <TicketDialog
      {...dialogOf('forward', ticket)}
      verb={ACTIONS.forward.label}
      initial={{ note: '', ...ticks }}
      body={({ note, ...ticked }: ForwardValues) => ({
        ...filledIn({ note }),
        fileIds: files.filter((file) => ticked[fieldOf(file)]).map(({ id }) => id),
      })}
      onClose={onClose}
    >
      {files.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>Files of the authority that the client gets</legend>
          {files.map((file) => (
            <CheckboxField key={file.id} name={fieldOf(file)} isOptional>
              <bdi>{withVisibleMarks(file.name)}</bdi> ({formatSize(file.size)})
            </CheckboxField>
          ))}
        </fieldset>
      )}
      <NoteField autoFocus={files.length === 0} />
    </TicketDialog>
  );
}

/** Those that came with the order; none of one that the client was not to hear of. As the server does unless it is told. */
const usualFiles = (ticket: TicketDetailView): readonly StaffFileView[] =>
  ticket.request?.doNotInform ? [] : filesWithoutMessage(ticket);
