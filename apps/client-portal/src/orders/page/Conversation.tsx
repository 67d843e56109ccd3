import type { ClientTicketDetailView, ClientMessageView } from '@rep13/contracts-sla';
import { Section } from '@rep13/ui';
import { Conversation as Messages } from '@rep13/ui/conversation';
import { toast } from '@rep13/web-kit';
import { serverNow } from '@rep13/web-kit/clock';
import { waitForClient } from '../wait-for-client.ts';
import { AnswerForm } from '../answer/AnswerForm.tsx';
import { AttachedFile } from './AttachedFile.tsx';
import type { ChangeOrder } from '../useOrders.ts';

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
    toast({
      title: isAsked ? 'Answer sent' : 'Message sent',
      description: 'You find it in the conversation.',
    });
    // Clock and steps have changed, too: the server is asked for the whole.
    await onChanged((known) => known && { ...known, messages: withMessage(known.messages, sent) });
  };
  return (
    <Section
      title="Our conversation"
      lead="Between your company and us. The reply to the authority is ours to write."
    >
      <Messages
        messages={messages}
        writerOf={writerOf}
        file={(file) => <AttachedFile ticketId={order.id} file={file} />}
        nothing={canAnswer ? 'Nobody has written yet.' : 'Nobody wrote here.'}
      />
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

const writerOf = ({ from }: ClientMessageView) => ({
  name: from === 'client' ? 'You' : 'Rep13',
  isOwn: from === 'client',
  party: 'client' as const,
});

const withMessage = (messages: readonly ClientMessageView[], sent: ClientMessageView) =>
  messages.some(({ id }) => id === sent.id) ? messages : [...messages, sent];
