import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { formatDateTime, isolated, Loaded, Page, RefreshNote, Section } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { serverNow } from '@rep13/web-kit/clock';
import { Columns } from '../../frame/Columns.tsx';
import { Steps } from '../../frame/Steps.tsx';
import { LIFE_AT_RISK_PATH, tabPath } from '../../frame/tabs.ts';
import { labelsOf } from '../order-statuses.ts';
import { LifeAtRiskReport } from './LifeAtRiskReport.tsx';
import { Conversation } from './Conversation.tsx';
import { newsOfOrder } from '../order-news.ts';
import { stepsOf } from '../order-steps.ts';
import { OrderNotFound } from './OrderNotFound.tsx';
import { OrderContent } from './OrderContent.tsx';
import { useOrder, type ChangeOrder } from '../useOrders.ts';
import { useNews } from '../useNews.ts';
import { UserNotification } from '../user-notification/UserNotification.tsx';
import { UserUntold } from '../user-notification/UserUntold.tsx';
import { OrderResult } from './OrderResult.tsx';
import { NeededAnswer } from './NeededAnswer.tsx';
import styles from './page.module.css';

interface OrderProps {
  id: string;
  signupId: number;
}

export function Order({ id, signupId }: OrderProps) {
  const order = useOrder(id);
  useNews(order.data, newsOfOrder);
  // Also when it was shown before: it may have been taken from the client's eyes.
  if (order.error?.status === 404) return <OrderNotFound />;
  return (
    <Page
      title={order.data ? isolated(order.data.authorityName) : 'Order of an authority'}
      lead={order.data && <Facts order={order.data} />}
      actions={
        <>
          <Link to={LIFE_AT_RISK_PATH}>Life or safety at risk</Link>{' '}
          <Link to={tabPath('sla')}>All orders</Link>
        </>
      }
    >
      <Loaded answer={order} lines={10}>
        {(known) =>
          known.lifeAtRisk ? (
            <LifeAtRiskReport order={known} signupId={signupId} onChanged={order.mutate} />
          ) : (
            <Parts order={known} signupId={signupId} onChanged={order.mutate} />
          )
        }
      </Loaded>
      <RefreshNote
        everySeconds={DELAYS_MS.ticketRefresh / 1_000}
        updatedAt={order.updatedAt}
        hasFailed={order.error !== undefined}
      />
    </Page>
  );
}

function Facts({ order: { ticketNumber, authorityContactDate, status, urgencyLevel } }: Known) {
  return (
    <span className={styles.facts}>
      <span>{ticketNumber}</span>
      <span>{labelsOf(status).name}</span>
      {(urgencyLevel === 'high' || urgencyLevel === 'critical') && <span>Urgency: {urgencyLevel}</span>}
      <span>
        Reached us on <time dateTime={authorityContactDate}>{formatDateTime(authorityContactDate)}</time>
      </span>
    </span>
  );
}

interface Known {
  order: ClientTicketDetailView;
}

interface PartsProps extends Known {
  signupId: number;
  onChanged: ChangeOrder;
}

function Parts({ order, signupId, onChanged }: PartsProps) {
  return (
    <>
      {order.status === 'closed' ? (
        <OrderResult order={order} signupId={signupId} />
      ) : (
        <NeededAnswer order={order} onChanged={onChanged} />
      )}
      {order.userUntoldSince && (
        <div className={styles.owed}>
          <UserUntold />
        </div>
      )}
      <Columns wide="first">
        <div>
          <OrderContent order={order} />
          <Conversation order={order} signupId={signupId} onChanged={onChanged} />
          <UserNotification order={order} onChanged={onChanged} />
        </div>
        <div>
          <Section title="Progress">
            <Steps label="Progress of this order" steps={stepsOf(order, new Date(serverNow()))} />
          </Section>
        </div>
      </Columns>
    </>
  );
}
