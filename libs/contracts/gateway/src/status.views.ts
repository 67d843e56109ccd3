import type { Moment } from '@rep13/contracts-constants';
/** How a service is. */
export type ServiceState = 'operational' | 'degraded' | 'down';

/** `GET /api/status`: one service's real health. */
export interface ServiceStatusView {
  readonly name: string;
  readonly status: ServiceState;
}

/** How often one service was found how on one day; it is measured every 30 seconds. */
export interface StatusDayView {
  /** `2026-11-20`, a day of UTC. */
  readonly day: string;
  readonly service: string;
  readonly operational: number;
  readonly degraded: number;
  readonly down: number;
}

/** Something that went wrong, as it was measured, with what staff says of it. */
export interface IncidentView {
  readonly id: number;
  readonly service: string;
  readonly worst: Exclude<ServiceState, 'operational'>;
  readonly state: 'monitoring' | 'resolved';
  readonly openedAt: Moment;
  readonly closedAt: Moment | null;
  /** Null until staff has written about it. */
  readonly title: string | null;
  readonly words: string | null;
}

/** An incident as staff sees it: who wrote about it, and when. */
export interface StaffIncidentView extends IncidentView {
  readonly wordsBy: string | null;
  readonly wordsAt: Moment | null;
}

/** `GET /api/status/history`: the last days, oldest first, and their incidents, newest first. */
export interface StatusHistoryView {
  /** How many days are kept. */
  readonly days: number;
  readonly measured: readonly StatusDayView[];
  readonly incidents: readonly IncidentView[];
}
