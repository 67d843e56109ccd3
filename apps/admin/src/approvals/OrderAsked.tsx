import type { ApprovalView } from '@rep13/contracts-admin';
import type { ApprovalKind } from '@rep13/contracts-gateway/constants';
import { letter as letterOf } from '@rep13/contracts-api-admin/approvals';
import { get } from '@rep13/contracts-api-admin/sla-tickets';
import { addressOf } from '@rep13/contracts-operations';
import { Loaded, withVisibleMarks } from '@rep13/ui';
import { FiledOrder } from '../filed-order/FiledOrder.tsx';
import { Facts } from '../frame/Facts.tsx';
import { useAdminApi } from '../session/useAdminApi.ts';
import styles from './approvals.module.css';

/** The kinds that are about one order. */
export const OF_ORDERS: readonly ApprovalKind[] = [
  'close-critical-ticket',
  'refuse-order',
  'lift-do-not-inform',
  'change-order-client',
  'lower-urgency',
];

/** What a step for two is about, and what it sends: who agrees has read both. Nothing for a step that is about no order. */
export function OrderAsked({ approval: { id, kind, subjectId } }: { approval: ApprovalView }) {
  if (!OF_ORDERS.includes(kind)) return null;
  return (
    <div className={styles.about}>
      <Order ticketId={subjectId} />
      <Letter approvalId={id} />
    </div>
  );
}

function Order({ ticketId }: { ticketId: string }) {
  const answer = useAdminApi(addressOf(get, { params: { id: ticketId } }));
  return (
    <section aria-label="The order">
      <h4>The order</h4>
      <Loaded answer={answer} lines={3}>
        {({ request, description, authorityName, companyName }) => (
          <>
            <Facts
              facts={[
                ['Authority', withVisibleMarks(authorityName)],
                ['Client', companyName ?? 'Not known yet'],
              ]}
            />
            {request ? (
              <FiledOrder request={request} />
            ) : (
              <p className={styles.text}>{description ?? 'It was entered without a description.'}</p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Letter({ approvalId }: { approvalId: string }) {
  const answer = useAdminApi(addressOf(letterOf, { params: { id: approvalId } }));
  return (
    <section aria-label="What goes out">
      <h4>What goes out</h4>
      <Loaded answer={answer} lines={3}>
        {({ letter }) =>
          letter ? (
            <>
              <Facts
                facts={[
                  ['To', letter.to],
                  ['Subject', letter.subject],
                ]}
              />
              <pre className={styles.letter}>{letter.text}</pre>
              <p>The link in it has a key that only the authority gets.</p>
            </>
          ) : (
            <p>No mail goes to the authority.</p>
          )
        }
      </Loaded>
    </section>
  );
}
