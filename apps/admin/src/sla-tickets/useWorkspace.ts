import { useState } from 'react';
import type { MessageRecipient } from '@rep13/contracts-sla/constants';
import { nextRecipient, type ConversationPart } from './conversation/recipients.ts';
import { useDrafts, withText } from './conversation/useDrafts.ts';
import { useTicketWork } from './work/ticket-work.ts';

export type WorkspaceTab = 'conversation' | 'notes';

/** What of the order's page is open, and what is being written on it. */
export function useWorkspace() {
  const { ticket, me } = useTicketWork();
  const handle = useDrafts(me.id, ticket.id);
  const [tab, setTab] = useState<WorkspaceTab>('conversation');
  const [part, setPart] = useState<ConversationPart>('all');
  const [chosen, setChosen] = useState<MessageRecipient | null>(null);
  const [opened, setOpened] = useState({ message: 0, note: 0 });
  const to = chosen ?? nextRecipient(ticket);

  return {
    handle,
    tab,
    setTab,
    part,
    /** Whose messages are shown is written to, or a message would go to the one whose are hidden. */
    show: (next: ConversationPart) => {
      setPart(next);
      if (next !== 'all') setChosen(next);
    },
    to,
    address: (recipient: MessageRecipient) => {
      setChosen(recipient);
      if (part !== 'all') setPart(recipient);
    },
    opened,
    /** Puts the cursor where one writes; with a text, to the one whom it is for. */
    write: (recipient: MessageRecipient = to, text?: string) => {
      setTab('conversation');
      setChosen(recipient);
      if (part !== 'all') setPart(recipient);
      if (text) handle.change(recipient, (draft) => ({ ...draft, body: withText(draft.body, text) }));
      setOpened((before) => ({ ...before, message: before.message + 1 }));
    },
    writeNote: () => {
      setTab('notes');
      setOpened((before) => ({ ...before, note: before.note + 1 }));
    },
  };
}

export type Workspace = ReturnType<typeof useWorkspace>;
