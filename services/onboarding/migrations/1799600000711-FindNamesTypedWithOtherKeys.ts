import { renewSearchColumn } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists find a name however it is typed: without its accents, with another apostrophe or dash, without a comma. */
export class FindNamesTypedWithOtherKeys1799600000711 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await renewSearchColumn(db, 'signups', ['company_name', 'legal_contact_email', 'client_id']);
    await renewSearchColumn(db, 'compliance_checks', ['company_name', 'email']);
    await renewSearchColumn(db, 'invoices', ['number', `document -> 'buyer' ->> 'name'`]);
  }

  /** Nothing to take back: what looks for text as it was folded before finds nearly all of it. */
  async down(): Promise<void> {}
}
