import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What providers tell us (Annex 3), every version of it, and the files that go with it. Versions and files stay. */
export class CreateProviderInformation1795200003001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.createFiles(db);
    await this.createInformation(db);
    await this.keepVersions(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table provider_information_versions, provider_information, provider_upload_parts, provider_uploads,
        provider_files;
      drop function refuse_provider_version_change();
    `);
  }

  /** Bytes are read in slices, which compressed ones could not be. */
  private async createFiles(db: QueryRunner): Promise<void> {
    await db.query(`
      create table provider_files (
        id uuid primary key,
        signup_id integer not null references signups (id),
        name text not null check (length(name) between 1 and 200),
        content_type text not null,
        size integer not null check (size between 1 and 10485760),
        sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
        bytes bytea not null check (length(bytes) = size),
        created_at timestamptz not null,
        unique (signup_id, id),
        unique (signup_id, sha256, name)
      );
      alter table provider_files alter column bytes set storage external;

      create table provider_uploads (
        id uuid primary key,
        signup_id integer not null references signups (id),
        name text not null,
        created_at timestamptz not null
      );
      create index provider_uploads_signup on provider_uploads (signup_id);

      create table provider_upload_parts (
        upload_id uuid not null references provider_uploads (id) on delete cascade,
        part integer not null check (part between 0 and 19),
        bytes bytea not null check (length(bytes) <= 524288),
        primary key (upload_id, part)
      );
      alter table provider_upload_parts alter column bytes set storage external;
    `);
  }

  private async createInformation(db: QueryRunner): Promise<void> {
    const statement = `
        service_description text not null,
        eu_markets_served text[] not null check (cardinality(eu_markets_served) > 0),
        content_policy_url text,
        content_policy_upload uuid,
        support_languages text[] not null check (cardinality(support_languages) > 0),
        transparency_report_url text,
        transparency_report_upload uuid,
        incident_response_plan text not null,
    `;
    await db.query(`
      create table provider_information (
        id integer generated always as identity primary key,
        signup_id integer not null unique references signups (id),
        ${statement}
        version integer not null check (version >= 1),
        last_updated timestamptz not null,
        annual_update_due timestamptz not null,
        created_at timestamptz not null,
        foreign key (signup_id, content_policy_upload) references provider_files (signup_id, id),
        foreign key (signup_id, transparency_report_upload) references provider_files (signup_id, id)
      );

      create table provider_information_versions (
        id integer generated always as identity primary key,
        signup_id integer not null references provider_information (signup_id),
        version integer not null check (version >= 1),
        ${statement}
        annual_update_due timestamptz not null,
        saved_at timestamptz not null,
        saved_by text not null,
        unique (signup_id, version)
      );
    `);
  }

  private async keepVersions(db: QueryRunner): Promise<void> {
    await db.query(`
      create function refuse_provider_version_change() returns trigger language plpgsql as $$
      begin
        raise exception 'provider_information_versions is append-only: % is refused', tg_op
          using errcode = 'insufficient_privilege';
      end $$;

      create trigger provider_information_versions_stay
        before update or delete or truncate on provider_information_versions
        for each statement execute function refuse_provider_version_change();
    `);
  }
}
