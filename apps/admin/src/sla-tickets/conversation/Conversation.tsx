import { Button } from 'antd';
import { MESSAGE_RECIPIENTS, type MessageRecipient } from '@rep13/contracts-sla/constants';
import { Notice } from '@rep13/ui';
import { Key } from '../work/Key.tsx';
import { useMayChange, useTicketWork } from '../work/ticket-work.ts';
import { Composer } from './Composer.tsx';
import styles from './conversation.module.css';
import { whyNotWritten, type ConversationPart } from './recipients.ts';
import { Stream } from './Stream.tsx';
import { Undelivered } from './Undelivered.tsx';
import type { DraftsHandle } from './useDrafts.ts';

/** What is shown of the conversation, and who is written to. */
interface ConversationProps {
  workspace: {
    part: ConversationPart;
    show: (part: ConversationPart) => void;
    to: MessageRecipient;
    address: (to: MessageRecipient) => void;
    /** How often somebody asked to write: a new one puts the cursor there. */
    opened: { message: number };
    write: () => void;
    handle: DraftsHandle;
  };
}

const PARTS: readonly (readonly [ConversationPart, string])[] = [
  ['all', 'All'],
  ['client', 'Client'],
  ['authority', 'Authority'],
];

const PARTY: Record<MessageRecipient, string> = { client: 'Client', authority: 'Authority' };

/** What was written about the order and what happened to it, and where one writes. */
export function Conversation({ workspace }: ConversationProps) {
  const { part, to, opened, handle } = workspace;
  const mayWrite = useMayChange();
  return (
    <div className={styles.conversation}>
      <div className={styles.head}>
        <div className={styles.switch} role="group" aria-label="Show messages of">
          {PARTS.map(([key, label]) => (
            <Button
              key={key}
              size="small"
              type={key === part ? 'primary' : 'default'}
              aria-pressed={key === part}
              onClick={() => workspace.show(key)}
            >
              {label}
            </Button>
          ))}
        </div>
        {/* Where much has happened the form is far below. */}
        {mayWrite && (
          <Button size="small" onClick={() => workspace.write()}>
            Write a message <Key of="r" />
          </Button>
        )}
      </div>
      <Undelivered />
      <Stream part={part} />
      {mayWrite && (
        <>
          <Recipients to={to} onAddress={workspace.address} />
          <Writing key={`${to} ${opened.message}`} to={to} handle={handle} isOpened={opened.message > 0} />
        </>
      )}
    </div>
  );
}

interface RecipientsProps {
  to: MessageRecipient;
  onAddress: (to: MessageRecipient) => void;
}

function Recipients({ to, onAddress }: RecipientsProps) {
  return (
    <fieldset className={styles.recipients} data-screen-only="">
      <legend>Write to</legend>
      {MESSAGE_RECIPIENTS.map((recipient) => (
        <label key={recipient}>
          <input
            type="radio"
            name="recipient"
            checked={recipient === to}
            onChange={() => onAddress(recipient)}
          />
          {PARTY[recipient]}
        </label>
      ))}
    </fieldset>
  );
}

/** The one who cannot be written to: why. */
function Writing(props: { to: MessageRecipient; handle: DraftsHandle; isOpened: boolean }) {
  const { ticket } = useTicketWork();
  const why = whyNotWritten(props.to, ticket);
  return why ? <Notice tone="info">{why}</Notice> : <Composer {...props} />;
}
