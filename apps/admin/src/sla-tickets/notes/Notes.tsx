import { EmptyState, formatDateTime, Loaded } from '@rep13/ui';
import type { TicketNoteView } from '@rep13/contracts-sla';
import { mayWork } from '../../session/roles.ts';
import { useStaffNames } from '../../staff/useStaffNames.ts';
import type { DraftsHandle } from '../conversation/useDrafts.ts';
import { useTicketWork } from '../work/ticket-work.ts';
import { NoteForm } from './NoteForm.tsx';
import styles from './notes.module.css';
import type { useNotes } from './useNotes.ts';

interface NotesProps {
  answer: ReturnType<typeof useNotes>;
  opened: number;
  handle: DraftsHandle;
}

/** What staff tells each other about the order. Another colour, another call: nothing of it goes out. */
export function Notes({ answer, opened, handle }: NotesProps) {
  const { me } = useTicketWork();
  return (
    <div className={styles.notes}>
      <p>
        <strong>For staff only.</strong> Neither the client nor the authority ever reads a note.
      </p>
      <Loaded answer={answer} lines={3}>
        {(notes) =>
          notes.length === 0 ? (
            <EmptyState>No notes yet.</EmptyState>
          ) : (
            <ol aria-label="Notes">
              {notes.map((note) => (
                <Note key={note.id} note={note} />
              ))}
            </ol>
          )
        }
      </Loaded>
      {mayWork(me.role) && (
        <NoteForm key={opened} handle={handle} isOpened={opened > 0} onAdded={() => void answer.mutate()} />
      )}
    </div>
  );
}

function Note({ note: { author, body, createdAt } }: { note: TicketNoteView }) {
  const nameOf = useStaffNames();
  return (
    <li>
      <p>
        <strong>{nameOf(author)}</strong> <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      <p className={styles.body} dir="auto">
        {body}
      </p>
    </li>
  );
}
