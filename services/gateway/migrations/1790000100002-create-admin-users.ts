import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAdminUsers1790000100002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table admin_users (
        id integer generated always as identity primary key,
        username text not null unique,
        email text not null unique,
        password_hash text not null,
        role text not null default 'admin' check (role in ('admin', 'caseworker', 'auditor')),
        is_active boolean not null default true,
        must_change_password boolean not null default false,
        sessions_valid_from timestamptz not null default now(),
        last_login timestamptz,
        created_at timestamptz not null default now()
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table admin_users');
  }
}
