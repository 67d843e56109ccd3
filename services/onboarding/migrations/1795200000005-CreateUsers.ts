import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The spec's users; nothing logs in through them yet. `password` holds a hash, never a password. */
export class CreateUsers1795200000005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table users (
        id integer generated always as identity primary key,
        username text not null unique,
        password text not null check (password like '$argon2id$%')
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table users');
  }
}
