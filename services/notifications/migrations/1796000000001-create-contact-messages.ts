import { addSearchColumn } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people write in the contact form. */
export class CreateContactMessages1796000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table contact_messages (
        id integer generated always as identity primary key,
        name text not null,
        email text not null,
        company text not null,
        subject text not null,
        message text not null,
        ip_address text,
        created_at timestamptz not null
      )
    `);
    await addSearchColumn(db, 'contact_messages', ['name', 'email', 'company', 'subject']);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table contact_messages');
  }
}
