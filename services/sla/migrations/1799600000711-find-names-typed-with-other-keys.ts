import { renewSearchColumn } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCHED = ['ticket_number', 'authority_name', 'company_name', 'authority_reference', 'filed_words'];

/**
 * Tickets are found, filtered and sorted by names however they are typed: without their accents, with another apostrophe
 * or dash, without a comma.
 */
export class FindNamesTypedWithOtherKeys1799600000711 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await renewSearchColumn(db, 'sla_tickets', SEARCHED);
    await db.query(keyed('fold_text'));
  }

  /** The search column stays: what looks for text as it was folded before finds nearly all of it. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(keyed('lower'));
  }
}

/** The keys by which names are compared and sorted, and their indexes. */
const keyed = (folded: 'fold_text' | 'lower') => `
  alter table sla_tickets drop authority_key, drop client_key;
  alter table sla_tickets
    add authority_key text not null generated always as (${folded}(authority_name)) stored,
    add client_key text not null generated always as (${folded}(coalesce(company_name, ''))) stored;
  create index sla_tickets_by_authority_key on sla_tickets (authority_key, (-id));
  create index sla_tickets_by_client_key on sla_tickets (client_key, (-id));
  create index sla_tickets_authority on sla_tickets (authority_key, id desc);`;
