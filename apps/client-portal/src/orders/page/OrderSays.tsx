import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { EmptyState, Section } from '@rep13/ui';
import { FactList } from '../../frame/FactList.tsx';
import { InertLines } from './InertLines.tsx';
import { orderFacts, type OrderFact } from './order-facts.ts';
import { OrderFiles } from './OrderFiles.tsx';
import { MessageText } from '../conversation/MessageText.tsx';

/** What the order says: as the authority filed it, or as our staff wrote it down. */
export function OrderSays({ order: { id, order, description, files = [] } }: OrderSaysProps) {
  return (
    <Section title="What the order says" lead={order && 'As the authority sent it.'}>
      {order && (
        <FactList facts={orderFacts(order).map((fact) => [fact.name, <Value key={fact.name} {...fact} />])} />
      )}
      {description && <MessageText>{description}</MessageText>}
      <OrderFiles ticketId={id} files={files} />
      {!order && !description && (
        <EmptyState>
          Nothing is written down here. What you need to know is in our messages to you.
        </EmptyState>
      )}
    </Section>
  );
}

interface OrderSaysProps {
  order: Pick<ClientTicketDetailView, 'id' | 'order' | 'description' | 'files'>;
}

function Value({ name, value }: OrderFact) {
  return typeof value === 'string' ? (
    <MessageText>{value}</MessageText>
  ) : (
    <InertLines label={name} lines={value} />
  );
}
