import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order may have reached the client itself, which then tells us. */
export class TakeOrdersThatClientsReport1799600000752 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets
        add reached_client_at timestamptz,
        drop constraint sla_tickets_source_check,
        add constraint sla_tickets_source_check check (source in ('staff', 'authority', 'client'));
      alter table authority_requests
        drop constraint authority_requests_channel_check,
        add constraint authority_requests_channel_check
          check (channel in ('form', 'email', 'post', 'telephone', 'client'));
    `);
  }

  /** Reported orders stay, as staff's. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update sla_tickets set source = 'staff' where source = 'client';
      update authority_requests set channel = null where channel = 'client';
      alter table sla_tickets
        drop reached_client_at,
        drop constraint sla_tickets_source_check,
        add constraint sla_tickets_source_check check (source in ('staff', 'authority'));
      alter table authority_requests
        drop constraint authority_requests_channel_check,
        add constraint authority_requests_channel_check
          check (channel in ('form', 'email', 'post', 'telephone'));
    `);
  }
}
