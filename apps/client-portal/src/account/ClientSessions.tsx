import * as sessions from '@rep13/contracts-api-client/sessions';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { SessionList } from '@rep13/ui';
import { apiSend } from '@rep13/web-kit/api';
import { useClientApi } from '../session/useClientApi.ts';

export function ClientSessions() {
  const own = useClientApi(addressOf(sessions.list));
  return <SessionList answer={own} onEnd={(which) => apiSend(endOf(which), {})} />;
}

const endOf = (which: string) =>
  which === 'others' ? callOf(sessions.endOthers) : callOf(sessions.end, { params: { id: which } });
