import { clientOf } from '@rep13/contracts-api-admin/mandates';
import { addressOf } from '@rep13/contracts-operations';
import { Link } from '@rep13/web-kit/router';
import { useAdminApi } from '../session/useAdminApi.ts';
import { clientPath } from './client-path.ts';

/** A mandate's number as the way to its client; as long as nobody knows whose it is, only the number. */
export function MandateClientLink({ registerNumber }: { registerNumber: string }) {
  const { data } = useAdminApi(addressOf(clientOf, { params: { registerNumber } }));
  return data ? <Link to={clientPath(data.signupId)}>{registerNumber}</Link> : registerNumber;
}
