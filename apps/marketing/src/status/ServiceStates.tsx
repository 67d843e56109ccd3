import { STATUS_SERVICES } from '@rep13/content';
import { StatusBadge, type Tone } from '@rep13/ui';
import classes from './status.module.css';
import { SERVICE_NAMES, type ServiceState, type SystemStatus } from './useSystemStatus.ts';

const TONES: Record<ServiceState, Tone> = { operational: 'good', degraded: 'waiting', down: 'bad' };

/** The five services, each with its word. */
export function ServiceStates({ states, hasFailed }: Pick<SystemStatus, 'states' | 'hasFailed'>) {
  return (
    <table className={classes.services}>
      <caption>Services</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {SERVICE_NAMES.map((name) => {
          const { title, text } = STATUS_SERVICES[name];
          const state = states[name];
          return (
            <tr key={name}>
              <th scope="row">
                {title}
                <span>{text}</span>
              </th>
              <td>
                {state && <StatusBadge tone={TONES[state]}>{state}</StatusBadge>}
                {!state && <StatusBadge tone="neutral">{hasFailed ? 'no answer' : 'looking'}</StatusBadge>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
