import type { ClientTicketDetailView, ClientMessageView } from '@rep13/contracts-sla';
import { EmptyState, Section } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { serverNow } from '@rep13/web-kit/clock';
import { waitForClient } from '../wait-for-client.ts';
import { AnswerForm } from '../answer/AnswerForm.tsx';
import { Message } from './Message.tsx';
import type { ChangeOrder } from '../useOrders.ts';
import styles from './conversation.module.css';

interface ConversationProps {
  order: ClientTicketDetailView;
  signupId: number;
  onChanged: ChangeOrder;
}

/** What we and the client have written to each other, and where the client goes on. */
export function Conversation({ order, signupId, onChanged }: ConversationProps) {
  const { messages, canAnswer } = order;
  const isAsked = waitForClient(order, new Date(serverNow())) !== null;
  const show = async (sent: ClientMessageView) => {
    toast({ title: isAsked ? 'Answer sent' : 'Message sent', description: 'It stands in the conversation.' });
    // Clock and steps have changed, too: the server is asked for the whole.
    await onChanged((known) => known && { ...known, messages: withMessage(known.messages, sent) });
  };
  return (
    <Section
      title="Our conversation"
      lead="Between your company and us. The reply to the authority is ours to write."
    >
      {messages.length > 0 ? (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} ticketId={order.id} message={message} />
          ))}
        </ol>
      ) : (
        <EmptyState>{canAnswer ? 'Nobody has written yet.' : 'Nobody wrote here.'}</EmptyState>
      )}
      {canAnswer && (
        <AnswerForm
          of={{ signupId, ticketId: order.id }}
          isAsked={isAsked}
          isForwarded={order.forwardedToClient}
          onSent={show}
          onRefused={() => onChanged()}
        />
      )}
    </Section>
  );
}

const withMessage = (messages: readonly ClientMessageView[], sent: ClientMessageView) =>
  messages.some(({ id }) => id === sent.id) ? messages : [...messages, sent];
