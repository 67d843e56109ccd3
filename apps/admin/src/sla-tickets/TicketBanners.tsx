import { formatDateTime, Notice } from '@rep13/ui';
import { APPROVAL_KIND } from '../approvals/approval-labels.ts';
import { AskedNotice } from '../approvals/AskedNotice.tsx';
import { OF_ORDERS } from '../approvals/OrderAsked.tsx';
import { useApprovals } from '../approvals/useApprovals.ts';
import { mayWork } from '../session/roles.ts';
import { DoNotInform } from './order/DoNotInform.tsx';
import { Twins } from './order/Twins.tsx';
import { Unmatched } from './order/Unmatched.tsx';
import styles from './ticket.module.css';
import { CLOSED_AS } from '../order-labels/order-labels.ts';
import { useTicketWork } from './work/ticket-work.ts';

/** What has to be known before anything is done with the order. */
export function TicketBanners() {
  const { me } = useTicketWork();
  return (
    <div className={styles.banners}>
      <LifeAtRisk />
      <DoNotInform />
      <Unmatched />
      <Twins />
      <UserUntold />
      {mayWork(me.role) && <Asked />}
      <Closed />
    </div>
  );
}

/** Steps of this order that wait for a second person. */
function Asked() {
  const { ticket } = useTicketWork();
  const { data: approvals = [] } = useApprovals();
  return approvals
    .filter(({ kind, state, subjectId }) => {
      return state === 'open' && OF_ORDERS.includes(kind) && subjectId === String(ticket.id);
    })
    .map(({ id, kind }) => <AskedNotice key={id} what={APPROVAL_KIND[kind].title} />);
}

/** Article 18 DSA: the duty is the client's, and so is the call to the police. */
function LifeAtRisk() {
  const { lifeAtRisk, status } = useTicketWork().ticket;
  if (!lifeAtRisk || status === 'closed') return null;
  return (
    <Notice tone="bad">
      <strong>Life or safety at risk.</strong> No authority has written: the client suspects a crime that
      threatens somebody. Ask it now whether it has informed the authorities of the Member State concerned, or
      else ours or Europol (Article 18 DSA). We do not inform them for it.
    </Notice>
  );
}

/** The client's own duty, Articles 9(5) and 10(5) DSA: we draft and remind, and never write to its users. */
function UserUntold() {
  const { userUntoldSince, effectAt } = useTicketWork().ticket;
  if (!userUntoldSince) return null;
  const when = effectAt ? ` on ${formatDateTime(effectAt)}` : '';
  return (
    <Notice tone="bad">
      {`The client carried the order out${when}, and has not said that the user was told.`}
    </Notice>
  );
}

function Closed() {
  const { status, closeReason, closedAs, lifeAtRisk } = useTicketWork().ticket;
  if (status !== 'closed') return null;
  return (
    <Notice tone="info">
      {lifeAtRisk ? 'This report' : 'This order'} is closed.{' '}
      {closeReason && <span>Reason: {closeReason}</span>} {closedAs && <span>{CLOSED_AS[closedAs]}.</span>}
    </Notice>
  );
}
