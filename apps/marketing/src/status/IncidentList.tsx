import { INCIDENTS, STATUS_PAGE, STATUS_SERVICES } from '@rep13/content';
import type { IncidentView, StatusHistoryView } from '@rep13/contracts-gateway';
import { Section } from '@rep13/ui';
import { IncidentEntry } from './IncidentEntry.tsx';
import { MINUTE_MS } from '@rep13/contracts-constants';

const TIME = { from: 'YYYY-MM-DDT'.length, to: 'YYYY-MM-DDTHH:MM'.length };

/** How long it lasted as it was measured, in UTC: "from 09:14 UTC, for about 12 minutes". */
function durationOf({ openedAt, closedAt }: Pick<IncidentView, 'openedAt' | 'closedAt'>): string {
  const from = `from ${openedAt.slice(TIME.from, TIME.to)} UTC`;
  if (!closedAt) return `${from} on, as of now`;
  const minutes = Math.max(1, Math.round((Date.parse(closedAt) - Date.parse(openedAt)) / MINUTE_MS));
  return `${from}, for about ${minutes === 1 ? 'one minute' : `${minutes} minutes`}`;
}

/** What went wrong in 90 days, newest first. While there is nothing of our own to tell, a sample shows how it looks. */
export function IncidentList({ history }: { history: StatusHistoryView | undefined }) {
  const incidents = history?.incidents ?? [];
  return (
    <Section title="Incidents">
      {history && incidents.length === 0 && <p>{STATUS_PAGE.history.noIncident}</p>}
      {incidents.length > 0
        ? incidents.map((incident) => <Measured key={incident.id} incident={incident} />)
        : INCIDENTS.map((incident) => <IncidentEntry key={incident.date} {...incident} />)}
    </Section>
  );
}

function Measured({ incident }: { incident: IncidentView }) {
  const { service, worst, state, openedAt, title, words } = incident;
  const name = (STATUS_SERVICES as Record<string, { title: string } | undefined>)[service]?.title ?? service;
  const what = worst === 'down' ? 'down' : 'slower than usual';
  const measured = `${name} was ${what} ${durationOf(incident)}.`;
  return (
    <IncidentEntry
      title={title ?? `${name}: ${what}`}
      state={state}
      date={openedAt.slice(0, 10)}
      text={words ? `${words}\n${measured}` : measured}
    />
  );
}
