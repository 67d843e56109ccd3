import { formatDateTime, isolated, Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { mailPath } from '../../mail-links/mail-path.ts';
import { ChangeAddress } from '../order/ChangeAddress.tsx';
import { useTicketWork } from '../work/ticket-work.ts';
import { undeliveredReason } from './undelivered-reason.ts';

/** That our mails do not reach the authority, before anybody writes it another one. */
export function Undelivered() {
  const { undelivered, request } = useTicketWork().ticket;
  if (!undelivered) return null;
  const { mailId, address, status, reportedAt } = undelivered;
  return (
    <Notice tone="bad">
      <strong>Our mail did not reach {isolated(address)}.</strong>{' '}
      <Link to={mailPath(mailId)}>Its mail server said so on {formatDateTime(reportedAt)}</Link>
      {`: ${undeliveredReason(status)}. `}
      What you write here may not be read: please call{request?.phone ? ` ${isolated(request.phone)}` : ''}.
      If it reads its mails elsewhere, change its address: what we write then goes there. This stays until
      that is done, or the authority or its mail server has answered. <ChangeAddress />
    </Notice>
  );
}
