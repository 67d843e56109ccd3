import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { Notice, Section } from '@rep13/ui';
import { MessageText } from '@rep13/ui/conversation';
import { Link } from '@rep13/web-kit/router';
import { LIFE_AT_RISK_PATH } from '../../frame/tabs.ts';
import { Conversation } from './Conversation.tsx';
import type { ChangeOrder } from '../useOrders.ts';

interface LifeAtRiskReportProps {
  order: ClientTicketDetailView;
  signupId: number;
  onChanged: ChangeOrder;
}

/** What the client told us of a threat. It has no way of an order: no authority has written. */
export function LifeAtRiskReport({ order, signupId, onChanged }: LifeAtRiskReportProps) {
  return (
    <>
      {order.status !== 'closed' && (
        <Notice tone="bad">
          <strong>You inform the authorities yourself.</strong> What you told us calls our staff and nobody
          else. <Link to={LIFE_AT_RISK_PATH}>Whom to inform, and a letter</Link>
        </Notice>
      )}
      <Section title="What you told us">
        <MessageText>{order.description ?? ''}</MessageText>
      </Section>
      <Conversation order={order} signupId={signupId} onChanged={onChanged} />
    </>
  );
}
