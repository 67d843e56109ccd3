import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders that may be the same are found by the authority's reference and by addresses. Those may be longer than an index
 * takes, so it has a digest of each.
 */
export class NoticeTwins1799600000503 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function url_digests(urls text[]) returns text[] language sql immutable parallel safe as $$
        select coalesce(array_agg(md5(lower(rtrim(url, '/')))), '{}') from unnest(urls) url
      $$;
      create index authority_requests_own_reference on authority_requests (lower(own_reference))
        where own_reference is not null;
      create index authority_requests_urls on authority_requests using gin (url_digests(urls));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index authority_requests_own_reference, authority_requests_urls;
      drop function url_digests(text[]);
    `);
  }
}
