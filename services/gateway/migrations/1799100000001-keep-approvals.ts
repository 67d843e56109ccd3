import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Steps that take two of staff. `dropped`: it was tried alone and refused, so nothing came of it. */
export class KeepApprovals1799100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table approvals (
        id uuid primary key,
        kind text not null
          check (kind in ('close-critical-ticket', 'refuse-order', 'lift-do-not-inform', 'end-mandate')),
        subject_id text not null,
        subject text not null,
        payload jsonb not null,
        state text not null check (state in ('open', 'granted', 'refused', 'glass-broken', 'dropped')),
        break_glass text,
        reason text,
        requested_by integer not null references admin_users,
        requested_at timestamptz not null,
        expires_at timestamptz not null,
        decided_by integer references admin_users,
        decided_at timestamptz,
        carried_out_by integer references admin_users,
        carried_out_since timestamptz
      );
      create index approvals_by_time on approvals (requested_at desc);
      create index approvals_open on approvals (expires_at) where state = 'open';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table approvals');
  }
}
