import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was measured every half minute, its sums by day, and the incidents that follow from it. Kept 90 days. */
export class KeepTheStatus1790000100501 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table status_measurements (
        -- The beginning of the half minute: one replica alone can claim it.
        measured_at timestamptz primary key,
        -- Service name to state; null until the one who claimed it knows.
        states jsonb
      );

      create table status_days (
        day date not null,
        service text not null,
        operational integer not null,
        degraded integer not null,
        down integer not null,
        primary key (day, service)
      );

      create table status_incidents (
        id integer generated always as identity primary key,
        service text not null,
        worst text not null check (worst in ('degraded', 'down')),
        opened_at timestamptz not null,
        closed_at timestamptz,
        title text,
        words text,
        words_by text,
        words_at timestamptz
      );
      create unique index status_incidents_open on status_incidents (service) where closed_at is null;
      create index status_incidents_opened on status_incidents (opened_at, id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table status_incidents, status_days, status_measurements');
  }
}
