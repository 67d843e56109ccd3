import { Loaded, Notice } from '@rep13/ui';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { LiveNote } from '../list/LiveNote.tsx';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { byDay, daysIn, duePath } from './calendar-days.ts';
import { CalendarTools } from './CalendarTools.tsx';
import { Days } from './Days.tsx';
import { useCalendar } from './useCalendar.ts';

/** As many entries as the server gives at most. */
const MOST = 500;

/** What is due when: our acknowledgements, answers to authorities, answers of clients. */
export function CalendarPage() {
  return (
    <AdminLayout>
      <Calendar />
    </AdminLayout>
  );
}

function Calendar() {
  const calendar = useCalendar();
  const { view, day, ignored, step, showWeekOf } = calendar;
  const days = daysIn(view, day);
  const answer = useAdminApi(duePath(days), REFRESH_MS);
  useShortcuts([
    { key: '[', label: `The ${view} before`, run: () => step(-1) },
    { key: ']', label: `The ${view} after`, run: () => step(1) },
  ]);
  return (
    <TitledPage actions={<CalendarTools calendar={calendar} days={days} />}>
      {ignored.length > 0 && (
        <Notice tone="info" role="status">
          The address asks for {ignored.join(' and ')}, which there is not. It is left out.
        </Notice>
      )}
      <Loaded answer={answer} lines={12}>
        {(due) => (
          <>
            {due.length >= MOST && (
              <Notice tone="waiting">Only the first {MOST} are shown. Look at a week instead.</Notice>
            )}
            <Days
              days={days}
              due={byDay(due)}
              month={view === 'month' ? day.getMonth() : null}
              onMore={showWeekOf}
            />
            {due.length === 0 && <p>Nothing is due in these days.</p>}
          </>
        )}
      </Loaded>
      <LiveNote answer={answer} />
    </TitledPage>
  );
}
