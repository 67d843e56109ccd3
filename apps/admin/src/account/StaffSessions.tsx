import type { SessionView } from '@rep13/contracts-gateway';
import { SessionList } from '@rep13/ui';
import { apiSend } from '@rep13/web-kit/api';
import { useAdminApi } from '../session/useAdminApi.ts';
import { SESSIONS } from '../session/sessions-path.ts';

export function StaffSessions() {
  const sessions = useAdminApi<SessionView[]>(SESSIONS);
  return <SessionList answer={sessions} onEnd={(which) => apiSend('DELETE', `${SESSIONS}/${which}`)} />;
}
