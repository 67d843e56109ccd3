import type { RetentionRunView, ServiceRetentionView } from '@rep13/contracts-messaging';
import { EmptyState, formatDateTime, StatusBadge } from '@rep13/ui';
import { DataTable, type Column } from '../list/DataTable.tsx';
import { rowsOf } from './retention-classes.tsx';
import styles from './retention.module.css';
import { RETENTION_CLASSES, type RetentionClassName } from '@rep13/contracts-constants';

interface NightRow extends RetentionRunView {
  readonly service: string;
}

const COLUMNS: readonly Column<NightRow>[] = [
  { title: 'Night', cell: ({ night }) => night, isNarrow: true },
  { title: 'Service', cell: ({ service }) => service },
  {
    title: 'State',
    cell: ({ finishedAt }) => (
      <StatusBadge tone={finishedAt ? 'good' : 'waiting'}>{finishedAt ? 'done' : 'not done yet'}</StatusBadge>
    ),
  },
  { title: 'Began', cell: ({ startedAt }) => formatDateTime(startedAt), isNarrow: true },
  { title: 'Deleted', cell: ({ deleted }) => deletedOf(deleted), isLong: true },
];

/** What the last nights did, newest first. */
export function Nights({ services }: { services: readonly ServiceRetentionView[] }) {
  const rows = services
    .flatMap(({ service, runs }) => runs.map((run) => ({ ...run, service })))
    .sort((one, other) => other.night.localeCompare(one.night) || one.service.localeCompare(other.service));
  return (
    <section className={styles.part}>
      <h2>The last nights</h2>
      {rows.length === 0 ? (
        <EmptyState>
          No night yet. The first one begins at 02:00 UTC, or when the services run again.
        </EmptyState>
      ) : (
        <DataTable
          label="The last nights"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ service, night }) => `${service} ${night}`}
        />
      )}
    </section>
  );
}

function deletedOf(deleted: RetentionRunView['deleted']): string {
  const parts = Object.entries(deleted).map(([name, count]) => `${labelOf(name)}: ${rowsOf(count)}`);
  return parts.length === 0 ? 'Nothing was due' : parts.join('; ');
}

/** The label of a class: the part of its sentence before the colon or the comma. */
function labelOf(name: string): string {
  const found = RETENTION_CLASSES[name as RetentionClassName] as { what: string } | undefined;
  return found ? (found.what.split(/[:,]/)[0] ?? name) : name;
}
