import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who cancelled the subscription that a mandate ends with. A client may pay, cancel and sign only then: the notice is
 * kept from the day it was given, also while there is nothing in force yet.
 */
export class EndMandatesWithSubscriptions1799100000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table mandates
        add column cancelled_by text check (cancelled_by in ('client', 'refund', 'staff')),
        drop constraint mandates_check1,
        drop constraint mandates_check2,
        add constraint begun_when_signed_and_paid check (began_at is null or num_nulls(signed_at, paid_at) = 0),
        add constraint signed_and_paid_begins
          check (began_at is not null or ends_at is not null or num_nulls(signed_at, paid_at) > 0),
        add constraint who_ends_has_an_end
          check (state = 'awaiting' or (state in ('ending', 'run_off', 'ended')) = (ends_at is not null)),
        add constraint cancelled_with_notice check (cancelled_by is null or notice_at is not null);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table mandates drop constraint begun_when_signed_and_paid, drop constraint signed_and_paid_begins,
        drop constraint who_ends_has_an_end, drop constraint cancelled_with_notice,
        add constraint mandates_check1
          check ((began_at is null) = (signed_at is null or paid_at is null)) not valid,
        drop column cancelled_by,
        add constraint mandates_check2 check ((state in ('ending', 'run_off', 'ended')) = (ends_at is not null)) not valid;
    `);
  }
}
