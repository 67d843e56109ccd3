import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateComplianceChecks1795200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table compliance_checks (
        id integer generated always as identity primary key,
        email text not null,
        company_name text not null,
        question1 boolean not null,
        question2 boolean not null,
        question3 boolean not null,
        requires_legal_rep boolean not null,
        created_at timestamptz not null
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table compliance_checks');
  }
}
