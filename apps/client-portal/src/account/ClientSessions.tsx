import type { SessionView } from '@rep13/contracts-gateway';
import { SessionList } from '@rep13/ui';
import { apiSend } from '@rep13/web-kit/api';
import { useClientApi } from '../session/useClientApi.ts';

export const SESSIONS = '/api/client/sessions';

export function ClientSessions() {
  const sessions = useClientApi<SessionView[]>(SESSIONS);
  return <SessionList answer={sessions} onEnd={(which) => apiSend('DELETE', `${SESSIONS}/${which}`)} />;
}
