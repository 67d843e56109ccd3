import * as sessions from '@rep13/contracts-api-admin/sessions';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { SessionList } from '@rep13/ui';
import { apiSend } from '@rep13/web-kit/api';
import { useAdminApi } from '../session/useAdminApi.ts';

export function StaffSessions() {
  const answer = useAdminApi(addressOf(sessions.list));
  const end = (which: string) =>
    which === 'others'
      ? apiSend(callOf(sessions.endOthers), {})
      : apiSend(callOf(sessions.end, { params: { id: which } }), {});
  return <SessionList answer={answer} onEnd={end} />;
}
