import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What orders were classified by before, and the one category of the Commission's table that is the same. Two have none:
 * `cyber-violence` is category 3 or 4, and `other` may be any.
 */
const SAME: Readonly<Record<string, string>> = {
  'animal-welfare': 'STATEMENT_CATEGORY_ANIMAL_WELFARE',
  'consumer-information': 'STATEMENT_CATEGORY_CONSUMER_INFORMATION',
  'data-protection': 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  'illegal-speech': 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
  'intellectual-property': 'STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS',
  'civic-discourse': 'STATEMENT_CATEGORY_NEGATIVE_EFFECTS_ON_CIVIC_DISCOURSE_OR_ELECTIONS',
  minors: 'STATEMENT_CATEGORY_PROTECTION_OF_MINORS',
  'public-security': 'STATEMENT_CATEGORY_RISK_FOR_PUBLIC_SECURITY',
  scams: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  'self-harm': 'STATEMENT_CATEGORY_SELF_HARM',
  'unsafe-products': 'STATEMENT_CATEGORY_UNSAFE_AND_PROHIBITED_PRODUCTS',
  violence: 'STATEMENT_CATEGORY_VIOLENCE',
};

/** As the release before shows the new ones that it has no word of its own for. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  STATEMENT_CATEGORY_CYBER_VIOLENCE: 'cyber-violence',
  STATEMENT_CATEGORY_CYBER_VIOLENCE_AGAINST_WOMEN: 'cyber-violence',
  STATEMENT_CATEGORY_NOT_SPECIFIED_ORDER: 'other',
};

const cases = (column: string, pairs: readonly (readonly [string, string])[]): string =>
  `case ${column} ${pairs.map(([from, to]) => `when '${from}' then '${to}'`).join(' ')} end`;

const ofBefore = (column: string) => cases(column, Object.entries(SAME));
const asBefore = (column: string) =>
  cases(column, [
    ...Object.entries(SAME).map(([before, now]) => [now, before] as const),
    ...Object.entries(SHOWN_AS),
  ]);

/** An order of the report that has come to its end, and of which the report lacks something. */
const IS_INCOMPLETE = `
  status in ('responded', 'closed') and signup_id is not null
  and coalesce(closed_as, '') not in ('spam', 'misdirected', 'duplicate')
  and coalesce(order_kind, '') <> 'general'
  and (
    order_kind is null or issuing_state is null or report_category is null
    or (report_subcategory is null and report_category <> 'STATEMENT_CATEGORY_NOT_SPECIFIED_ORDER')
    or (order_kind = 'act' and report_item_count is null)
  )`;

/**
 * Orders are counted by the Commission's categories, Implementing Regulation (EU) 2024/2835. The release before still
 * reads and writes `category`, so a trigger keeps the two alike; a later migration, once that release is gone, drops
 * trigger and old column.
 */
export class CountOrdersForTheReport1799600000771 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets
        add report_category text,
        add report_subcategory text,
        add report_category_description text,
        add report_item_count integer check (report_item_count >= 1),
        add report_cited_provisions text[] not null default '{}';
      update sla_tickets set report_category = ${ofBefore('category')} where category is not null;
      update sla_tickets ticket set
        report_item_count = nullif(cardinality(
          case coalesce(ticket.order_kind, request.kind)
            when 'act' then request.urls when 'information' then request.identifiers else '{}' end
        ), 0),
        report_cited_provisions = array_remove(
          array[nullif(trim(regexp_replace(request.legal_basis, '\\s+', ' ', 'g')), '')], null)
        from authority_requests request where request.ticket_id = ticket.id;

      create function keep_categories_alike() returns trigger language plpgsql as $$
      begin
        if new.report_category is distinct from old.report_category then
          new.category := ${asBefore('new.report_category')};
        elsif new.category is distinct from old.category then
          new.report_category := ${ofBefore('new.category')};
          new.report_subcategory := null;
          new.report_category_description := null;
        end if;
        return new;
      end $$;
      create trigger keep_categories_alike before update of category, report_category on sla_tickets
        for each row execute function keep_categories_alike();

      alter table sla_tickets add is_report_incomplete boolean not null generated always as (${IS_INCOMPLETE}) stored;
      create index sla_tickets_report_incomplete on sla_tickets (id desc) where is_report_incomplete;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger keep_categories_alike on sla_tickets;
      drop function keep_categories_alike();
      alter table sla_tickets drop is_report_incomplete, drop report_category, drop report_subcategory,
        drop report_category_description, drop report_item_count, drop report_cited_provisions;
    `);
  }
}
