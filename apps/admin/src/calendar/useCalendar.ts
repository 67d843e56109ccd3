import { useSearchParams } from '@rep13/web-kit/router';
import { serverNow } from '@rep13/web-kit/clock';
import { CALENDAR_VIEWS, dayOf, startOf, stepFrom, type CalendarView } from './calendar-days.ts';

/** Which days are shown stands in the address: the week of today, unless it says otherwise. */
export function useCalendar() {
  const [query, setQuery] = useSearchParams();
  const view = CALENDAR_VIEWS.find((name) => name === query.get('view')) ?? 'week';
  const day = startOf(query.get('day') ?? '') ?? new Date(serverNow());
  const show = (next: { view?: CalendarView; day?: Date | null }) => {
    const changed = new URLSearchParams(query);
    if (next.view) changed.set('view', next.view);
    if (next.day) changed.set('day', dayOf(next.day));
    if (next.day === null) changed.delete('day');
    setQuery(changed);
  };
  return {
    view,
    day,
    ignored: ignoredIn(query),
    setView: (next: CalendarView) => show({ view: next }),
    step: (step: 1 | -1) => show({ day: stepFrom(view, day, step) }),
    goToToday: () => show({ day: null }),
    showWeekOf: (next: Date) => show({ view: 'week', day: next }),
  };
}

/** What the address asks for and there is not. */
function ignoredIn(query: URLSearchParams): string[] {
  const view = query.get('view');
  const day = query.get('day');
  return [
    ...(view && !CALENDAR_VIEWS.some((name) => name === view) ? [`view “${view.slice(0, 40)}”`] : []),
    ...(day && !startOf(day) ? [`day “${day.slice(0, 40)}”`] : []),
  ];
}
