import { STATUS_PAGE } from '@rep13/content';
import { useHead } from '@rep13/web-kit';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { IncidentList } from './IncidentList.tsx';
import { ServiceStates } from './ServiceStates.tsx';
import { StatusHistory } from './StatusHistory.tsx';
import { StatusSummary } from './StatusSummary.tsx';
import { useSystemStatus } from './useSystemStatus.ts';
import { history } from '@rep13/contracts-api-public/status';
import { addressOf } from '@rep13/contracts-operations';
import { useLiveApi } from '@rep13/web-kit/api';

const LOOK_EVERY_MS = 60_000;

/** How the services were, day by day, and what went wrong. */
const useStatusHistory = () => useLiveApi(addressOf(history), LOOK_EVERY_MS);

/** `/status`: how the five services are, right now, and what went wrong before. */
export function StatusPage() {
  useHead(STATUS_PAGE);
  const status = useSystemStatus();
  const past = useStatusHistory();
  return (
    <SitePage>
      <PageFront title={STATUS_PAGE.heading} lead={STATUS_PAGE.lead} />
      <StatusSummary status={status} />
      <ServiceStates states={status.states} hasFailed={status.hasFailed} />
      <StatusHistory history={past.data} hasFailed={past.error !== undefined} />
      <IncidentList history={past.data} />
    </SitePage>
  );
}
