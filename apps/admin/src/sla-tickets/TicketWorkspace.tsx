import { Section, Tabs } from '@rep13/ui';
import { AttachedFiles } from '@rep13/ui/conversation';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { mayWork } from '../session/roles.ts';
import { ClientContext } from './client-context/ClientContext.tsx';
import { Conversation } from './conversation/Conversation.tsx';
import { FileLink } from './conversation/FileLink.tsx';
import { filesWithoutMessage } from './conversation/recipients.ts';
import { Classification, Deadline } from './facts/Classification.tsx';
import { TicketFacts } from './facts/TicketFacts.tsx';
import { UserConcerned } from './user-notice/UserConcerned.tsx';
import { Notes } from './notes/Notes.tsx';
import { useNotes } from './notes/useNotes.ts';
import { FiledOrder } from '../filed-order/FiledOrder.tsx';
import { EarlierClients } from './order/EarlierClients.tsx';
import { Elements } from './order/Elements.tsx';
import { Sender } from './order/Sender.tsx';
import { WithoutAddress } from './order/WithoutAddress.tsx';
import { Columns } from '../frame/Columns.tsx';
import styles from './ticket.module.css';
import { useMayChange, useTicketWork } from './work/ticket-work.ts';
import { useWorkspace, type Workspace } from './useWorkspace.ts';

/** The order itself, what is written about it, and beside them what one looks up meanwhile. */
export function TicketWorkspace() {
  const { ticket } = useTicketWork();
  const workspace = useWorkspace();
  return (
    <Columns wide="first">
      <div>
        <Section title={ticket.lifeAtRisk ? 'What the client told us' : 'The order'}>
          <Order workspace={workspace} />
        </Section>
        <Writing workspace={workspace} />
      </div>
      <div>
        <Section title="Details">
          <TicketFacts ticket={ticket} />
        </Section>
        {/* A report of Article 18 is no order, and is not counted. */}
        {!ticket.lifeAtRisk && (
          <>
            <Classification />
            <Deadline />
            <UserConcerned />
          </>
        )}
        {ticket.request && <Sender request={ticket.request} />}
        <EarlierClients clients={ticket.earlierClients} />
        {ticket.signupId !== null && <ClientContext signupId={ticket.signupId} ticketId={ticket.id} />}
      </div>
    </Columns>
  );
}

function Order({ workspace }: { workspace: Workspace }) {
  const { ticket } = useTicketWork();
  const { request, description } = ticket;
  const files = filesWithoutMessage(ticket);
  return (
    <div className={styles.order}>
      {request ? (
        <>
          <Elements request={request} onWrite={(draft) => workspace.write('authority', draft)} />
          {description && <p className={styles.text}>{description}</p>}
          <FiledOrder request={request} />
          <WithoutAddress request={request} />
        </>
      ) : (
        <p className={styles.text}>{description ?? 'It was entered without a description.'}</p>
      )}
      {files.length > 0 && (
        <div>
          <h3 className={styles.filesTitle}>Files without a message</h3>
          <AttachedFiles label="Files without a message" files={files}>
            {(file) => <FileLink file={file} showsSender />}
          </AttachedFiles>
        </div>
      )}
    </div>
  );
}

function Writing({ workspace }: { workspace: Workspace }) {
  const { ticket } = useTicketWork();
  const notes = useNotes(ticket.id);
  useWritingKeys(workspace);
  const { handle, opened } = workspace;
  return (
    <Tabs
      label="About the order"
      active={workspace.tab}
      onChange={workspace.setTab}
      items={[
        {
          key: 'conversation',
          label: `Conversation (${ticket.messages.length})`,
          children: <Conversation workspace={workspace} />,
        },
        {
          key: 'notes',
          label: `Notes for staff${notes.data ? ` (${notes.data.length})` : ''}`,
          children: <Notes answer={notes} opened={opened.note} handle={handle} />,
        },
      ]}
    />
  );
}

function useWritingKeys(workspace: Workspace): void {
  const { me } = useTicketWork();
  const mayWrite = useMayChange();
  const reply = { key: 'r', label: 'Write to the client or the authority', run: () => workspace.write() };
  const note = { key: 'n', label: 'Write a note for staff', run: workspace.writeNote };
  useShortcuts([...(mayWrite ? [reply] : []), ...(mayWork(me.role) ? [note] : [])], 'one record');
}
