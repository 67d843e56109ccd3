import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where coordinators take letters by mail, each confirmed by a person; and letters that are on their way. */
export class ConfirmCoordinatorAddresses1798200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table coordinator_addresses (
        state text primary key check (state ~ '^[A-Z]{2}$'),
        email text not null,
        source text not null,
        confirmed_at timestamptz not null,
        confirmed_by text not null
      );
      alter table designations
        drop constraint designations_state_check,
        add constraint designations_state_check check (
          state in ('draft', 'signed', 'sending', 'sent', 'acknowledged', 'returned', 'superseded')
        ),
        add column sending_to text,
        add column sending_at timestamptz,
        add column sending_by text,
        add check (num_nulls(sending_to, sending_at, sending_by) in (0, 3)),
        add check (state <> 'sending' or sending_at is not null);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table designations drop column sending_to, drop column sending_at, drop column sending_by,
        drop constraint designations_state_check,
        add constraint designations_state_check check (
          state in ('draft', 'signed', 'sent', 'acknowledged', 'returned', 'superseded')
        );
      drop table coordinator_addresses;
    `);
  }
}
