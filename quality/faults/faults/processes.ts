import type { Perform } from './outcome.ts';
import { lasting } from './lasting.ts';

export const killProcess: Perform = async ({ processes }, { target }) => {
  const pid = processes.pidOf(target);
  processes.end(target, 'SIGKILL');
  return { backAfterMs: await processes.backAfter(target, pid) };
};

/** SIGQUIT is Postgres' immediate stop: no checkpoint, every session gone; the start recovers from the log. */
export const stopPostgres: Perform = async ({ processes }, { target }) => {
  const pid = processes.pidOf(target);
  processes.end(target, 'SIGQUIT');
  return { backAfterMs: await processes.backAfter(target, pid) };
};

export const freeze: Perform = async ({ processes }, { target, forMs }, signal) => {
  processes.signal(target, 'SIGSTOP');
  await lasting(forMs, signal);
  processes.signal(target, 'SIGCONT');
  return {};
};
