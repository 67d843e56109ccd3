import { Injectable } from '@nestjs/common';
import type { ServiceState, ServiceStatusView } from '@rep13/contracts-gateway';
import { DataSource, type EntityManager } from 'typeorm';
import { incidentMove, STATES_NEEDED, type IncidentMove } from './incident-move.ts';

/** States further apart than this are not "in a row". */
const IN_A_ROW = '5 minutes';

/** What one half minute found. */
export interface Measurement {
  readonly at: Date;
  readonly statuses: readonly ServiceStatusView[];
}

interface OpenIncident {
  readonly id: number;
  readonly service: string;
  readonly worst: Exclude<ServiceState, 'operational'>;
}

/** Measurements as rows: the half minute, the sums of its day, the incidents it opens and closes. */
@Injectable()
export class StatusRecords {
  constructor(private readonly db: DataSource) {}

  /** True for the one replica that is to measure this half minute. */
  async claim(at: Date): Promise<boolean> {
    const claimed = await this.db.query<unknown[]>(
      'insert into status_measurements (measured_at) values ($1) on conflict do nothing returning measured_at',
      [at],
    );
    return claimed.length > 0;
  }

  /** Safe to repeat: a half minute counts once. */
  record(measurement: Measurement): Promise<void> {
    return this.db.transaction(async (db) => {
      await db.query(`select pg_advisory_xact_lock(hashtext('status'))`);
      if (!(await isNew(db, measurement))) return;
      await countDay(db, measurement);
      await moveIncidents(db, measurement);
    });
  }
}

async function isNew(db: EntityManager, { at, statuses }: Measurement): Promise<boolean> {
  const states = Object.fromEntries(statuses.map(({ name, status }) => [name, status]));
  const stored = await db.query<unknown[]>(
    `insert into status_measurements as known (measured_at, states) values ($1, $2)
     on conflict (measured_at) do update set states = excluded.states where known.states is null
     returning measured_at`,
    [at, JSON.stringify(states)],
  );
  return stored.length > 0;
}

async function countDay(db: EntityManager, { at, statuses }: Measurement): Promise<void> {
  for (const { name, status } of statuses) {
    await db.query(
      `insert into status_days as known (day, service, operational, degraded, down)
       values (($1::timestamptz at time zone 'UTC')::date, $2,
         ($3 = 'operational')::integer, ($3 = 'degraded')::integer, ($3 = 'down')::integer)
       on conflict (day, service) do update set operational = known.operational + excluded.operational,
         degraded = known.degraded + excluded.degraded, down = known.down + excluded.down`,
      [at, name, status],
    );
  }
}

async function moveIncidents(db: EntityManager, { at, statuses }: Measurement): Promise<void> {
  const recent = await db.query<{ at: Date; states: Record<string, ServiceState> }[]>(
    `select measured_at as at, states from status_measurements
     where states is not null and measured_at <= $1 and measured_at > $1 - interval '${IN_A_ROW}'
     order by measured_at desc limit ${STATES_NEEDED}`,
    [at],
  );
  const open = await db.query<OpenIncident[]>(
    'select id, service, worst from status_incidents where closed_at is null',
  );
  for (const { name } of statuses) {
    const seen = recent.flatMap(({ at: seenAt, states }) => {
      const state = states[name];
      return state ? [{ at: seenAt, state }] : [];
    });
    const incident = open.find(({ service }) => service === name) ?? null;
    await apply(db, name, incident, incidentMove(seen, incident));
  }
}

async function apply(
  db: EntityManager,
  service: string,
  incident: OpenIncident | null,
  move: IncidentMove | null,
): Promise<void> {
  if (move?.kind === 'open')
    await db.query('insert into status_incidents (service, worst, opened_at) values ($1, $2, $3)', [
      service,
      move.worst,
      move.at,
    ]);
  if (move?.kind === 'worsen')
    await db.query(`update status_incidents set worst = 'down' where id = $1`, [incident?.id]);
  if (move?.kind === 'close')
    await db.query('update status_incidents set closed_at = $2 where id = $1', [incident?.id, move.at]);
}
