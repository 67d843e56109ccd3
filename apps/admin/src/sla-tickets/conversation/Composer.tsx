import { TICKET_MESSAGE_MAX } from '@rep13/contracts-authority-requests/constants';
import { type MessageRecipient } from '@rep13/contracts-sla/constants';
import { CheckboxField, Form, FormEnd, TextAreaField } from '@rep13/ui';
import { sendWithCtrlEnter } from '../work/send-with-ctrl-enter.ts';
import { useTicketWork } from '../work/ticket-work.ts';
import { Attachments } from './Attachments.tsx';
import styles from './conversation.module.css';
import { filesToSend, recipientName } from './recipients.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import { withText, type DraftsHandle } from './useDrafts.ts';
import { useMessage } from './useMessage.ts';

interface ComposerProps {
  to: MessageRecipient;
  handle: DraftsHandle;
  /** Whether the cursor goes into it at once. */
  isOpened: boolean;
}

/** Where a message is written to one of the two. What is typed is kept until it is sent. Ctrl and Enter sends. */
export function Composer({ to, handle, isOpened }: ComposerProps) {
  const { ticket } = useTicketWork();
  const { form, send, isSending, problem, uploads, chosen, choose } = useMessage(to, handle);
  const name = recipientName(to, ticket);
  return (
    <div className={styles.composer} data-to={to} data-screen-only="">
      <TemplateMenu to={to} onPick={(text) => form.set({ body: withText(form.values.body, text) })} />
      <Form form={form} onSend={send} onKeyDown={sendWithCtrlEnter(isSending || uploads.isUploading)}>
        <TextAreaField
          name="body"
          label={`Message to ${name}`}
          rows={6}
          length={{ max: TICKET_MESSAGE_MAX }}
          autoFocus={isOpened}
        />
        {to === 'client' && ticket.forwardedToClient && (
          <CheckboxField name="wantsAnswer">Request an answer (restarts the 12-hour clock)</CheckboxField>
        )}
        <Attachments
          files={filesToSend(ticket)}
          chosen={chosen}
          onChoose={choose}
          uploads={uploads.list}
          onUpload={uploads.add}
        />
        <FormEnd
          button={`Send to ${name}`}
          busyButton="Sending..."
          isSending={isSending}
          isDisabled={uploads.isUploading}
          problem={problem}
        />
      </Form>
    </div>
  );
}
