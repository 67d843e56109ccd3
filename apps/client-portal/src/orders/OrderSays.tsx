import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { EmptyState, Section } from '@rep13/ui';
import { FactList } from '../frame/FactList.tsx';
import { InertLines } from './InertLines.tsx';
import { orderFacts, type OrderFact } from './order-facts.ts';
import { Words } from './Words.tsx';

/** What the order says: as the authority filed it, or as our staff wrote it down. */
export function OrderSays({ order: { order, description, forwardedToClient } }: OrderSaysProps) {
  return (
    <Section title="What the order says" lead={order && 'As the authority filed it.'}>
      {order && (
        <FactList facts={orderFacts(order).map((fact) => [fact.name, <Value key={fact.name} {...fact} />])} />
      )}
      {!order && description && <Words>{description}</Words>}
      {!order && !description && (
        <EmptyState>
          {forwardedToClient
            ? 'Nothing is written down here. What you need to know is in our messages to you.'
            : 'It stands here once we have forwarded the order to you.'}
        </EmptyState>
      )}
    </Section>
  );
}

interface OrderSaysProps {
  order: Pick<ClientTicketDetailView, 'order' | 'description' | 'forwardedToClient'>;
}

function Value({ name, value }: OrderFact) {
  return typeof value === 'string' ? <Words>{value}</Words> : <InertLines label={name} lines={value} />;
}
