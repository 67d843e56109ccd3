import { get } from '@rep13/contracts-api-admin/clients';
import { addressOf } from '@rep13/contracts-operations';
import { Link } from '@rep13/web-kit/router';
import { useAdminApi } from '../session/useAdminApi.ts';
import { clientPath } from './client-path.ts';

/** The way to a client, by its company's name once that is known. */
export function ClientLink({ signupId }: { signupId: number }) {
  const { data } = useAdminApi(addressOf(get, { params: { signupId } }));
  return <Link to={clientPath(signupId)}>{data?.companyName ?? `Client of signup ${signupId}`}</Link>;
}
