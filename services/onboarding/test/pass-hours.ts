import { HOUR_MS } from '@rep13/contracts-constants';
import { Clock } from '@rep13/service-kit';
import { eventually, type TestService } from '@rep13/testing';

/** When a job is due Postgres says, whose clock nobody can put forward: what is due by the service's clock is due now. */
export async function passHours(service: TestService, hours: number): Promise<void> {
  service.passTime(hours * HOUR_MS);
  await service.db.query(`update jobs set run_at = now() where run_at <= $1 and state <> 'done'`, [
    service.app.get(Clock).now(),
  ]);
  const dueJobs = () =>
    service.db.query<object[]>(
      `select key from jobs where name = 'check-publication' and run_at <= now() and state <> 'done'`,
    );
  await eventually(async () => (await dueJobs()).length === 0, { fact: 'every check that was due is done' });
}
