import type { ClientDetailView } from '@rep13/contracts-onboarding';
import { Link } from '@rep13/web-kit/router';
import { useAdminApi } from '../session/useAdminApi.ts';
import { clientPath } from './client-path.ts';

/** The way to a client, by its company's name once that is known. */
export function ClientLink({ signupId }: { signupId: number }) {
  const { data } = useAdminApi<ClientDetailView>(`/api/admin/clients/${signupId}`);
  return <Link to={clientPath(signupId)}>{data?.companyName ?? `Client of signup ${signupId}`}</Link>;
}
