import * as signIn from '@rep13/contracts-api-client/sign-in';
import { callOf } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { useEndSession } from '@rep13/web-kit/api';
import { forgetVisitor } from './forget-visitor.ts';
import styles from './signup.module.css';

/** For the next person at a shared browser. The registration itself stays, and opens again through our emails. */
export function EndSession({ onEnded }: { onEnded: () => void }) {
  const { logout, isLeaving } = useEndSession(callOf(signIn.logout), {
    onEnded: () => {
      forgetVisitor();
      toast({
        title: 'This session has ended',
        description: 'The registration opens again through the link in our email.',
      });
      onEnded();
    },
    onFailed: toast,
  });
  return (
    <button type="button" className={styles.end} disabled={isLeaving} onClick={() => void logout()}>
      Not you? End this session
    </button>
  );
}
