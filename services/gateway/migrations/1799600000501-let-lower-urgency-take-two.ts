import type { MigrationInterface, QueryRunner } from 'typeorm';

const KIND = 'lower-urgency';

/** The kinds that are there by then stay: another release may have added one of its own. */
const redefined = (change: string): string => `
  do $$ declare kinds text; begin
    select pg_get_constraintdef(oid) into strict kinds from pg_constraint
      where conname = 'approvals_kind_check' and conrelid = 'approvals'::regclass;
    execute 'alter table approvals drop constraint approvals_kind_check, add constraint approvals_kind_check '
      || ${change};
  end $$`;

/** That an order is not critical after all takes two as well. */
export class LetLowerUrgencyTakeTwo1799600000501 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(redefined(`replace(kinds, 'ARRAY[', 'ARRAY[''${KIND}''::text, ')`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(redefined(`replace(kinds, '''${KIND}''::text, ', '') || ' not valid'`));
  }
}
