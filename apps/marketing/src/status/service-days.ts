import { DAY_MS } from '@rep13/contracts-constants';
import type { ServiceState, StatusDayView, StatusHistoryView } from '@rep13/contracts-gateway';

/** Every 30 seconds. */
const MINUTES_A_MEASUREMENT = 0.5;

export interface ServiceDay {
  /** `2026-11-20`. */
  day: string;
  /** The worst of the day; null for a day that was not measured. */
  state: ServiceState | null;
}

export interface ServicePast {
  days: ServiceDay[];
  /** Such as "99.98% operational"; what it is a share of is what was measured. */
  share: string;
  /** The same and the rest in a sentence, for who can't see the chart. */
  sentence: string;
}

/** One service's last days, oldest first, those without a measurement too. */
export function pastOf(
  history: Pick<StatusHistoryView, 'days' | 'measured'>,
  service: string,
  now: Date,
): ServicePast {
  const own = history.measured.filter((one) => one.service === service);
  const byDay = new Map(own.map((one) => [one.day, one]));
  const days = Array.from({ length: history.days }, (_, index) => {
    const day = new Date(now.getTime() - (history.days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, state: worstOf(byDay.get(day)) };
  });
  return { days, ...summaryOf(own, days) };
}

function worstOf(day: StatusDayView | undefined): ServiceState | null {
  if (!day) return null;
  if (day.down > 0) return 'down';
  return day.degraded > 0 ? 'degraded' : 'operational';
}

function summaryOf(own: readonly StatusDayView[], days: readonly ServiceDay[]) {
  const sum = (of: ServiceState) => own.reduce((total, day) => total + day[of], 0);
  const [operational, degraded, down] = [sum('operational'), sum('degraded'), sum('down')];
  const measured = operational + degraded + down;
  if (measured === 0) return { share: 'Not measured yet', sentence: 'Not measured yet.' };
  const share = `${percent(operational / measured)}% operational`;
  const measuredDays = days.filter(({ state }) => state !== null).length;
  const onDays = measuredDays === 1 ? 'one day' : `${measuredDays} days`;
  return { share, sentence: `${share} on ${onDays}${troubleOf(degraded, down)}.` };
}

function troubleOf(degraded: number, down: number): string {
  const minutes = (count: number) => Math.ceil(count * MINUTES_A_MEASUREMENT);
  const parts = [
    ...(down > 0 ? [`down for about ${minutes(down)} min`] : []),
    ...(degraded > 0 ? [`slower than usual for about ${minutes(degraded)} min`] : []),
  ];
  return parts.length > 0 ? `, ${parts.join(', ')}` : '';
}

/** Two digits behind the point, never rounded up to a hundred. */
const percent = (share: number): string =>
  share === 1 ? '100' : (Math.floor(share * 10_000) / 100).toFixed(2);
