import { Button } from 'antd';
import type { AuthorityRequestView, SuppliedElementView, TicketDetailView } from '@rep13/contracts-sla';
import { markMissing } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { formatDateTime, Notice, Problem } from '@rep13/ui';
import { useStaffNames } from '../../staff/useStaffNames.ts';
import { useTicketWork } from '../work/ticket-work.ts';
import { useTicketWrite } from '../work/useTicketWrite.ts';
import { askedLabel } from '../../filed-order/element-labels.ts';
import styles from './order.module.css';

interface SuppliedElementsProps {
  request: AuthorityRequestView;
  mayChange: boolean;
}

/** What the order lacked at first, where it stands, and the way to take that back. */
export function SuppliedElements({ request: { supplied }, mayChange }: SuppliedElementsProps) {
  if (supplied.length === 0) return null;
  return (
    <Notice tone="info">
      Has come since:
      <ul className={styles.missing}>
        {supplied.map((one) => (
          <Supplied key={one.element} supplied={one} mayChange={mayChange} />
        ))}
      </ul>
    </Notice>
  );
}

function Supplied({ supplied, mayChange }: { supplied: SuppliedElementView; mayChange: boolean }) {
  const { ticket } = useTicketWork();
  const nameOf = useStaffNames();
  const { element, markedBy } = supplied;
  const { write, isSending, problem } = useTicketWrite(callOf(markMissing, { params: { id: ticket.id } }), {
    done: () => `${askedLabel(element)} is missing again`,
  });
  return (
    <li>
      {askedLabel(element)}: {whereIs(supplied, ticket)}, marked by {nameOf(markedBy, 'within')}{' '}
      {mayChange && (
        <Button
          size="small"
          aria-label={`${askedLabel(element)} is missing after all`}
          loading={isSending}
          onClick={() => void write({ element })}
        >
          Missing after all
        </Button>
      )}
      <Problem text={problem} />
    </li>
  );
}

/** The state, as text. */
function whereIs({ by, messageId, fileId, at }: SuppliedElementView, ticket: TicketDetailView): string {
  if (by === 'telephone') return `on the telephone, ${at && formatDateTime(at)}`;
  if (by === 'post') return `in a letter, ${at && formatDateTime(at)}`;
  if (by === 'file')
    return `in the file ${ticket.files.find(({ id }) => id === fileId)?.name ?? 'that was sent'}`;
  const message = ticket.messages.find(({ id }) => id === messageId);
  return message ? `in the message of ${formatDateTime(message.createdAt)}` : `in message ${messageId}`;
}
