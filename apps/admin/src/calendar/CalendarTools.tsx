import { Button } from 'antd';
import { formatDate } from '@rep13/ui';
import { Choice } from '../list/Choice.tsx';
import { CALENDAR_VIEWS } from './calendar-days.ts';
import styles from './calendar.module.css';
import type { useCalendar } from './useCalendar.ts';

const LABELS = { week: 'Week', month: 'Month' } as const;
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

interface CalendarToolsProps {
  calendar: ReturnType<typeof useCalendar>;
  days: readonly Date[];
}

/** Which days are shown, and the ways to others. */
export function CalendarTools({ calendar, days }: CalendarToolsProps) {
  const { view, day, setView, step, goToToday } = calendar;
  return (
    <div className={styles.tools}>
      <strong role="status">
        {view === 'month' ? MONTH.format(day) : `${formatDate(days[0])} to ${formatDate(days.at(-1))}`}
      </strong>
      <Button onClick={() => step(-1)} aria-keyshortcuts="[">
        Previous {view}
      </Button>
      <Button onClick={goToToday}>Today</Button>
      <Button onClick={() => step(1)} aria-keyshortcuts="]">
        Next {view}
      </Button>
      <Choice
        label="How many days"
        options={CALENDAR_VIEWS.map((name) => [name, LABELS[name]] as const)}
        value={view}
        onChange={setView}
      />
    </div>
  );
}
