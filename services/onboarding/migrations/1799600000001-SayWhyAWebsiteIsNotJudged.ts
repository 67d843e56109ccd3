import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A website of which nothing can be said has a reason, and after three weeks a person who looks. */
export class SayWhyAWebsiteIsNotJudged1799600000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table publication_watches
        add column unjudged_since timestamptz,
        add column obstacle text,
        add column unjudged_told_at timestamptz check (unjudged_told_at is null or unjudged_since is not null),
        add check ((unjudged_since is null) = (obstacle is null));
      alter table publication_checks
        drop constraint publication_checks_verdict_check,
        add constraint publication_checks_verdict_check
          check (verdict in ('complete', 'partial', 'absent', 'unreachable', 'refused', 'unjudged'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update publication_checks set verdict = 'absent' where verdict = 'unjudged';
      alter table publication_checks
        drop constraint publication_checks_verdict_check,
        add constraint publication_checks_verdict_check
          check (verdict in ('complete', 'partial', 'absent', 'unreachable', 'refused'));
      alter table publication_watches
        drop column unjudged_told_at,
        drop column obstacle,
        drop column unjudged_since;
    `);
  }
}
