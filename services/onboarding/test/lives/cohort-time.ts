import { DAY_MS } from '@rep13/contracts-constants';
import { eventually, type TestService } from '@rep13/testing';

/**
 * Time that passes for a service with very many jobs. When a job is due Postgres says, whose clock nobody can put forward:
 * each new job comes nearer once by as much as the service's clock is ahead, and all wait less with each step.
 */
export class CohortTime {
  private aheadDays = 0;

  constructor(private readonly service: TestService) {}

  async begin(): Promise<void> {
    await this.service.db.query('alter table jobs add column moved boolean not null default false');
    await this.service.db.query('create index jobs_not_moved on jobs (id) where not moved');
  }

  async passDays(days: number): Promise<void> {
    await this.settle();
    this.aheadDays += days;
    this.service.passTime(days * DAY_MS);
    // What is done has no date any more; the product throws it away after some days, too.
    await this.service.db.query(`delete from jobs where state = 'done'`);
    await this.service.db.query('update jobs set run_at = run_at - make_interval(days => $1)', [days]);
    await this.settle();
  }

  /** Everything that is due is done, also what came of it. */
  async settle(): Promise<void> {
    do await eventually(() => this.isIdle(), { fact: 'every due job is done', withinMs: 1_200_000 });
    while (await this.moveNewJobs());
  }

  private async isIdle(): Promise<boolean> {
    await this.moveNewJobs();
    const [row] = await this.service.db.query<{ due: boolean }[]>(
      `select exists (select from jobs where run_at <= now() and state in ('pending', 'running')) as due`,
    );
    return row?.due === false;
  }

  private async moveNewJobs(): Promise<boolean> {
    const [rows] = await this.service.db.query<[object[], number]>(
      `update jobs set run_at = run_at - make_interval(days => $1), moved = true where not moved returning id`,
      [this.aheadDays],
    );
    return rows.length > 0;
  }
}
