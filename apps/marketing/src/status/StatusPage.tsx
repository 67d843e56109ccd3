import { INCIDENTS, STATUS_PAGE } from '@rep13/content';
import { Section } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { IncidentEntry } from './IncidentEntry.tsx';
import { ServiceStates } from './ServiceStates.tsx';
import { StatusSummary } from './StatusSummary.tsx';
import { useSystemStatus } from './useSystemStatus.ts';

/** `/status`: how the five services are, right now, and what went wrong before. */
export function StatusPage() {
  useHead(STATUS_PAGE);
  const status = useSystemStatus();
  return (
    <SitePage>
      <PageFront title={STATUS_PAGE.heading} lead={STATUS_PAGE.lead} />
      <StatusSummary status={status} />
      <ServiceStates states={status.states} hasFailed={status.hasFailed} />
      <Section title="Incidents">
        {INCIDENTS.map((incident) => (
          <IncidentEntry key={incident.date} incident={incident} />
        ))}
      </Section>
    </SitePage>
  );
}
