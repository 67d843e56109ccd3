import { Notice } from '@rep13/ui';
import { SECTION } from './UserNotification.tsx';

/** What is still owed although the order may be closed; the rest stands further down. */
export function UserUntold() {
  return (
    <Notice tone="bad">
      <strong>The user concerned was not told.</strong> The order was carried out. Please do it now.{' '}
      <a href={`#${SECTION}`}>Tell the user, and say it here</a>
    </Notice>
  );
}
