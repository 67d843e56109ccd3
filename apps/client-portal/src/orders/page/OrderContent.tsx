import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { EmptyState, Section } from '@rep13/ui';
import { AttachedFiles, MessageText } from '@rep13/ui/conversation';
import { FactList } from '../../frame/FactList.tsx';
import { AttachedFile } from './AttachedFile.tsx';
import { InertLines } from './InertLines.tsx';
import { orderFacts, type OrderFact } from './order-facts.ts';
import styles from './page.module.css';

/** What the order says: as the authority filed it, or as our staff wrote it down. */
export function OrderContent({ order: { id, order, description, files = [] } }: OrderContentProps) {
  return (
    <Section title="What the order says" lead={order && 'As the authority sent it.'}>
      {order && (
        <FactList
          facts={orderFacts(order, !!description).map((fact) => [
            fact.name,
            <Value key={fact.name} {...fact} />,
          ])}
        />
      )}
      {order && description && <h3 className={styles.text}>{TEXT}</h3>}
      {description && <MessageText>{description}</MessageText>}
      {files.length > 0 && <h3>{FORWARDED}</h3>}
      <AttachedFiles label={FORWARDED} files={files}>
        {(file) => <AttachedFile ticketId={id} file={file} />}
      </AttachedFiles>
      {!order && !description && (
        <EmptyState>
          Nothing is written down here. What you need to know is in our messages to you.
        </EmptyState>
      )}
    </Section>
  );
}

const TEXT = 'Its text';

/** That we forwarded with the order. */
const FORWARDED = 'Files of the authority';

interface OrderContentProps {
  order: Pick<ClientTicketDetailView, 'id' | 'order' | 'description' | 'files'>;
}

function Value({ name, value }: OrderFact) {
  return typeof value === 'string' ? (
    <MessageText>{value}</MessageText>
  ) : (
    <InertLines label={name} lines={value} />
  );
}
