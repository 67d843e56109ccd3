import type { OrderElementName, SupplyWay } from '@rep13/contracts-authority-requests/constants';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { markSupplied } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { formatDateTime, SelectField, TextField, withVisibleMarks, type Rules } from '@rep13/ui';
import { serverNow } from '@rep13/web-kit/clock';
import { fromField, toField } from '../ticket-times.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';
import { askedLabel } from '../../filed-order/element-labels.ts';

interface SuppliedValues {
  by: SupplyWay;
  messageId: string;
  fileId: string;
  at: string;
}

const RULES: Rules<SuppliedValues> = {
  messageId: (id, { by }) => (by === 'message' && !id ? 'Please choose the message' : undefined),
  fileId: (id, { by }) => (by === 'file' && !id ? 'Please choose the file' : undefined),
  at: (at, { by }) =>
    (by === 'post' || by === 'telephone') && Number.isNaN(Date.parse(at ?? ''))
      ? 'Please give date and time'
      : undefined,
};

const WAYS: Record<SupplyWay, string> = {
  message: 'In a message of the authority',
  file: 'In a file',
  post: 'In a letter',
  telephone: 'On the telephone',
};

interface SuppliedDialogProps {
  element: OrderElementName;
  onClose: () => void;
}

/** Says where an element stands that the order lacked. */
export function SuppliedDialog({ element, onClose }: SuppliedDialogProps) {
  const { ticket } = useTicketWork();
  const { messages, files, ways } = placesIn(ticket);
  return (
    <TicketDialog
      call={callOf(markSupplied, { params: { id: ticket.id } })}
      name="mark-supplied"
      title={`${askedLabel(element)} has come`}
      lead="It is no longer asked for: on the authority’s page, in mails to it and in the draft. You can take it back."
      verb="It has come"
      done={`${askedLabel(element)} is no longer missing`}
      initial={{
        by: ways[0]?.[0] ?? 'telephone',
        messageId: messages.at(-1)?.[0] ?? '',
        fileId: files.at(-1)?.[0] ?? '',
        at: toField(new Date(serverNow())),
      }}
      rules={RULES}
      body={(values) => ({ element, ...bodyOf(values) })}
      onClose={onClose}
    >
      {({ by }) => (
        <>
          <SelectField name="by" label="Where you found it" options={ways} />
          {by === 'message' && <SelectField name="messageId" label="Message" options={messages} />}
          {by === 'file' && <SelectField name="fileId" label="File" options={files} />}
          {(by === 'post' || by === 'telephone') && (
            <TextField
              name="at"
              label={by === 'post' ? 'When the letter came' : 'When it was said'}
              hint="In the time of this computer."
              type="datetime-local"
            />
          )}
        </>
      )}
    </TicketDialog>
  );
}

/** Where it can stand: what the authority wrote, and files of it or of us. Nothing is offered that is not there. */
function placesIn(ticket: TicketDetailView) {
  const messages = ticket.messages
    .filter(({ direction }) => direction === 'authority_to_staff')
    .map(({ id, body, createdAt }) => [`${id}`, `${formatDateTime(createdAt)}: ${shortened(body)}`] as const);
  const files = ticket.files
    .filter(({ from }) => from !== 'client')
    .map(({ id, name }) => [id, withVisibleMarks(name)] as const);
  const ways = (Object.entries(WAYS) as [SupplyWay, string][]).filter(
    ([way]) => (way !== 'message' || messages.length > 0) && (way !== 'file' || files.length > 0),
  );
  return { messages, files, ways };
}

const EXCERPT = 60;
const shortened = (body: string): string =>
  withVisibleMarks(body.length > EXCERPT ? `${body.slice(0, EXCERPT)}…` : body);

function bodyOf({ by, messageId, fileId, at }: SuppliedValues) {
  if (by === 'message') return { by, messageId: Number(messageId) };
  if (by === 'file') return { by, fileId };
  return { by, at: fromField(at) };
}
