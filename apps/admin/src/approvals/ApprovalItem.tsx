import { useState } from 'react';
import { Button } from 'antd';
import type { ApprovalView } from '@rep13/contracts-admin';
import { formatDateTime, StatusBadge } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { clientPath } from '../client-links/client-path.ts';
import { MandateClientLink } from '../client-links/MandateClientLink.tsx';
import { Facts } from '../frame/Facts.tsx';
import { paymentsPath } from '../money/money-paths.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { useStaffNames } from '../staff/useStaffNames.ts';
import { ticketPath } from '../ticket-clock/ticket-path.ts';
import { APPROVAL_KIND, APPROVAL_STATE } from './approval-labels.ts';
import styles from './approvals.module.css';
import { ChangeAsked } from './ChangeAsked.tsx';
import { GrantDialog, RefuseDialog } from './DecideDialogs.tsx';
import { OF_ORDERS, OrderAsked } from './OrderAsked.tsx';
import { DEPENDENT } from './useDecision.ts';

/** One step that takes two: what is to be done, who asked, and what one may do about it. */
export function ApprovalItem({ approval }: { approval: ApprovalView }) {
  const { kind, state, subject } = approval;
  const [tone, label] = APPROVAL_STATE[state];
  return (
    <article className={styles.item} aria-label={`${APPROVAL_KIND[kind].title}: ${subject}`}>
      <h3>
        {APPROVAL_KIND[kind].title}: <Subject approval={approval} />
      </h3>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <p>{APPROVAL_KIND[kind].effect}</p>
      <ChangeAsked approval={approval} />
      <Who approval={approval} />
      {state === 'open' && OF_ORDERS.includes(kind) && <About approval={approval} />}
      {state === 'open' && <Decide approval={approval} />}
    </article>
  );
}

/** Asked for when somebody wants to see it: a page of many steps would ask for as many orders. */
function About({ approval }: { approval: ApprovalView }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        aria-expanded={isShown}
        aria-label={`${isShown ? 'Fold' : 'Show'} the order and the letter: ${approval.subject}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Fold' : 'Show the order and the letter'}
      </Button>
      {isShown && <OrderAsked approval={approval} />}
    </>
  );
}

function Subject({ approval: { kind, subject, subjectId } }: { approval: ApprovalView }) {
  if (kind === 'end-mandate') return <MandateClientLink registerNumber={subjectId} />;
  if (kind === 'refund-payment' || kind === 'write-invoice')
    return <Link to={paymentsPath(subject)}>{subject}</Link>;
  if (kind === 'change-client-address') return <Link to={clientPath(Number(subjectId))}>{subject}</Link>;
  return <Link to={ticketPath(Number(subjectId))}>{subject}</Link>;
}

function Who({ approval }: { approval: ApprovalView }) {
  const nameOf = useStaffNames();
  const { requestedBy, requestedAt, decidedBy, decidedAt, reason, state, expiresAt } = approval;
  return (
    <Facts
      facts={[
        ['Asked by', `${nameOf(`admin:${requestedBy}`)}, ${formatDateTime(requestedAt)}`],
        ...(state === 'open' ? [['Stands until', formatDateTime(expiresAt)] as const] : []),
        ...(decidedBy !== null
          ? [['Decided by', `${nameOf(`admin:${decidedBy}`)}, ${formatDateTime(decidedAt)}`] as const]
          : []),
        ...(reason ? [['Why', reason] as const] : []),
      ]}
    />
  );
}

function Decide({ approval }: { approval: ApprovalView }) {
  const { id: ownId } = useStaffMember();
  const [asked, setAsked] = useState<'grant' | 'refuse' | null>(null);
  const isMine = approval.requestedBy === ownId;
  const name = approval.subject;
  const close = () => setAsked(null);
  if (!isMine && approval.isDependent) return <p>{DEPENDENT}</p>;
  if (!isMine && !approval.mayDecide) return null;
  return (
    <div className={styles.buttons}>
      {!isMine && (
        <Button type="primary" aria-label={`Agree: ${name}`} onClick={() => setAsked('grant')}>
          Agree
        </Button>
      )}
      <Button aria-label={`${isMine ? 'Withdraw' : 'Refuse'}: ${name}`} onClick={() => setAsked('refuse')}>
        {isMine ? 'Withdraw' : 'Refuse'}
      </Button>
      {asked === 'grant' && <GrantDialog approval={approval} onClose={close} />}
      {asked === 'refuse' && <RefuseDialog approval={approval} isMine={isMine} onClose={close} />}
    </div>
  );
}
