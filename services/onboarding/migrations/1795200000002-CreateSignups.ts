import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A signup with the client's credentials, and the sign-in counters of Client IDs that nobody has. */
export class CreateSignups1795200000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table signups (
        id integer primary key check (id >= 100000000),
        client_id text not null unique,
        company_name text not null,
        website_url text not null,
        registration_number text,
        country_of_incorporation text not null,
        registered_address text not null,
        legal_contact_name text not null,
        legal_contact_email text not null,
        escalation_contact_name text,
        escalation_contact_email text,
        consent_confirmed boolean not null check (consent_confirmed),
        terms_consent_timestamp timestamptz not null,
        privacy_consent_timestamp timestamptz not null,
        contract_version text not null default '1.0',
        utm_source text not null,
        utm_medium text not null,
        utm_campaign text not null,
        utm_term text,
        utm_content text,
        gclid text,
        fbclid text,
        landing_page text not null,
        referrer text not null,
        account_status text not null default 'pending'
          check (account_status in ('pending', 'active', 'suspended')),
        password_hash text check (password_hash like '$argon2id$%'),
        last_login timestamptz,
        login_attempts integer not null default 0,
        lockouts integer not null default 0,
        account_locked_until timestamptz,
        setup_id uuid,
        setup_expires_at timestamptz,
        unconfirmed_password_hash text check (unconfirmed_password_hash like '$argon2id$%'),
        created_at timestamptz not null,
        check (account_status <> 'active' or password_hash is not null)
      );
      create index signups_newest on signups (created_at desc, id desc);

      create table unknown_clients (
        client_id text primary key,
        login_attempts integer not null default 0,
        lockouts integer not null default 0,
        account_locked_until timestamptz,
        last_attempt_at timestamptz not null
      );
      create index unknown_clients_age on unknown_clients (last_attempt_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table signups, unknown_clients');
  }
}
