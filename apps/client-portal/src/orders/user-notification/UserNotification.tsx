import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { Notice, Section } from '@rep13/ui';
import type { ChangeOrder } from '../useOrders.ts';
import { UserLetter } from './UserLetter.tsx';
import { userNotice } from './user-notice.ts';
import { UserNotificationForm } from './UserNotificationForm.tsx';
import styles from './user-notification.module.css';

/** Where it stands on the page. */
export const SECTION = 'user-concerned';

interface UserNotificationProps {
  order: ClientTicketDetailView;
  onChanged: ChangeOrder;
}

/** Articles 9(5) and 10(5) DSA: the client tells the user concerned. Not there where the law asks for no such thing. */
export function UserNotification({ order, onChanged }: UserNotificationProps) {
  const { id, ticketNumber, userLetter } = order;
  if (!userLetter) return null;
  const { tone, headline, text } = userNotice(order);
  return (
    <Section
      id={SECTION}
      title="The user concerned"
      lead="You tell your user. We draft the letter, and never write to your users."
    >
      <div className={styles.parts}>
        <Notice tone={tone} role="status">
          <strong>{headline}</strong> {text}
        </Notice>
        <UserLetter ticketNumber={ticketNumber} text={userLetter} />
        <UserNotificationForm id={id} onChanged={onChanged} />
      </div>
    </Section>
  );
}
