import { useState } from 'react';
import { Button } from 'antd';
import { Link } from '@rep13/web-kit/router';
import { useStaffMember } from '../session/useStaffMember.ts';
import { isPutOff, putOff } from './put-off.ts';
import styles from './second-factor-notice.module.css';

/** On the overview until a second factor is set up; who has no time for it now sees it again tomorrow. */
export function SecondFactorNotice() {
  const { hasSecondFactor } = useStaffMember();
  const [isHidden, setHidden] = useState(isPutOff);
  if (hasSecondFactor || isHidden) return null;
  const hide = () => {
    putOff();
    setHidden(true);
  };
  return (
    <div role="note" className={styles.notice} data-screen-only="">
      <span>
        Turn on two-step verification to protect your account.{' '}
        <Link to="/admin/account">Set it up in your account</Link>
      </span>
      <Button size="small" type="text" onClick={hide}>
        Not today
      </Button>
    </div>
  );
}
