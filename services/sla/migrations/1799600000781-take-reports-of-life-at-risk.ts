import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A ticket may be no order, but a client's suspicion of a threat to life or safety, Article 18 DSA. */
export class TakeReportsOfLifeAtRisk1799600000781 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table sla_tickets add life_at_risk boolean not null default false');
  }

  /** The reports stay, as orders. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table sla_tickets drop life_at_risk');
  }
}
