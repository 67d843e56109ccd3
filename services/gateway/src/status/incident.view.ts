import type { IncidentView, StaffIncidentView } from '@rep13/contracts-gateway';

/** A row of `status_incidents`. */
export interface IncidentRow {
  readonly id: number;
  readonly service: string;
  readonly worst: IncidentView['worst'];
  readonly opened_at: Date;
  readonly closed_at: Date | null;
  readonly title: string | null;
  readonly words: string | null;
  readonly words_by: string | null;
  readonly words_at: Date | null;
}

export const toIncidentView = (row: IncidentRow): IncidentView => ({
  id: row.id,
  service: row.service,
  worst: row.worst,
  state: row.closed_at ? 'resolved' : 'monitoring',
  openedAt: row.opened_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  title: row.title,
  words: row.words,
});

export const toStaffIncidentView = (row: IncidentRow): StaffIncidentView => ({
  ...toIncidentView(row),
  wordsBy: row.words_by,
  wordsAt: row.words_at?.toISOString() ?? null,
});
