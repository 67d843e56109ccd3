import { MINUTE_MS } from '@rep13/contracts-constants';
import type { IncidentView } from '@rep13/contracts-gateway';

const TIME = { from: 'YYYY-MM-DDT'.length, to: 'YYYY-MM-DDTHH:MM'.length };

/** How long it lasted as it was measured, in UTC: "from 09:14 UTC, for about 12 minutes". */
export function durationOf({ openedAt, closedAt }: Pick<IncidentView, 'openedAt' | 'closedAt'>): string {
  const from = `from ${openedAt.slice(TIME.from, TIME.to)} UTC`;
  if (!closedAt) return `${from} on, as of now`;
  const minutes = Math.max(1, Math.round((Date.parse(closedAt) - Date.parse(openedAt)) / MINUTE_MS));
  return `${from}, for about ${minutes === 1 ? 'one minute' : `${minutes} minutes`}`;
}
