import { STATUS_PAGE, STATUS_SERVICES } from '@rep13/content';
import type { StatusHistoryView } from '@rep13/contracts-gateway';
import { Section, formatDay } from '@rep13/ui';
import { serverNow } from '@rep13/web-kit/clock';
import { pastOf } from './service-days.ts';
import classes from './history.module.css';
import { SERVICE_NAMES } from './useSystemStatus.ts';

interface StatusHistoryProps {
  /** Undefined as long as nobody has answered. */
  history: StatusHistoryView | undefined;
  hasFailed: boolean;
}

const NOTHING: Pick<StatusHistoryView, 'days' | 'measured'> = { days: 90, measured: [] };

/** Each service's last 90 days, a stroke a day. As high before it is known, so that nothing below it moves. */
export function StatusHistory({ history, hasFailed }: StatusHistoryProps) {
  const now = new Date(serverNow());
  return (
    <Section title={STATUS_PAGE.history.title} lead={STATUS_PAGE.history.lead}>
      <ul className={classes.services}>
        {SERVICE_NAMES.map((name) => {
          const { days, share, sentence } = pastOf(history ?? NOTHING, name, now);
          const unknown = hasFailed ? 'No answer' : 'Looking';
          return (
            <li key={name}>
              <h3>{STATUS_SERVICES[name].title}</h3>
              <p className={classes.share}>{history ? share : unknown}</p>
              <svg
                className={classes.days}
                viewBox={`0 0 ${days.length * 4} 24`}
                preserveAspectRatio="none"
                role="img"
                aria-label={`${STATUS_SERVICES[name].title}: ${history ? sentence : unknown}`}
              >
                {history &&
                  days.map(({ day, state }, index) => (
                    <rect key={day} x={index * 4} width="3" height="24" data-state={state ?? 'none'}>
                      <title>{`${formatDay(day)}: ${state ?? 'not measured'}`}</title>
                    </rect>
                  ))}
              </svg>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
