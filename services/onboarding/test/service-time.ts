import { DAY_MS } from '@rep13/contracts-constants';
import { eventually, type TestService } from '@rep13/testing';

/**
 * Time that passes for a service and its jobs. When a job is due Postgres says, whose clock nobody can put forward: the
 * jobs come nearer instead, each by as much as the service's clock is ahead.
 */
export class ServiceTime {
  private aheadDays = 0;
  private readonly moved = new Set<string>();

  constructor(private readonly service: TestService) {}

  now(): Date {
    return new Date(Date.now() + this.aheadDays * DAY_MS);
  }

  /** Days pass, and what became due in them is done. */
  async passDays(days: number): Promise<void> {
    await this.settle();
    this.aheadDays += days;
    this.service.passTime(days * DAY_MS);
    await this.service.db.query(`update jobs set run_at = run_at - make_interval(days => $1)`, [days]);
    await this.service.beginDueJobs();
    await this.settle();
  }

  /** Everything that is due is done, also what came of it. */
  async settle(): Promise<void> {
    do {
      await this.moveNewJobs();
      await eventually(async () => (await this.dueJobs()).length === 0, { fact: 'every due job is done' });
    } while (await this.moveNewJobs());
  }

  private dueJobs(): Promise<unknown[]> {
    return this.service.db.query(
      `select id from jobs where run_at <= now() and state in ('pending', 'running')`,
    );
  }

  private async moveNewJobs(): Promise<boolean> {
    const [rows] = await this.service.db.query<[{ id: string }[], number]>(
      `update jobs set run_at = run_at - make_interval(days => $1) where id <> all($2::uuid[]) returning id`,
      [this.aheadDays, [...this.moved]],
    );
    for (const { id } of rows) this.moved.add(id);
    if (rows.length > 0) await this.service.beginDueJobs();
    return rows.length > 0;
  }
}
