import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from 'nats';
import type { EventEnvelope } from '@rep13/contracts-messaging';
import { SERVICE_CONFIG, type ServiceConfig } from '@rep13/service-kit';
import { eventually } from './eventually.ts';
import type { TestService } from './start-service.ts';

const STREAM = 'EVENTS';

/** Puts every envelope on the stream and waits until the service has taken in all of it. */
export async function replay(
  service: Pick<TestService, 'app' | 'stubbedServices'>,
  envelopes: readonly EventEnvelope[],
): Promise<void> {
  for (const envelope of envelopes) await service.stubbedServices.deliver(envelope);
  const { NATS_URL } = service.app.get<ServiceConfig>(SERVICE_CONFIG);
  const connection = await connect({ servers: NATS_URL });
  try {
    const manager = await jetstreamManager(connection);
    const isCaughtUp = async () => {
      const consumers = await manager.consumers.list(STREAM).next();
      const open = consumers.map(({ num_pending, num_ack_pending }) => num_pending + num_ack_pending);
      return open.length > 0 && open.every((count) => count === 0);
    };
    await eventually(isCaughtUp, { fact: 'every consumer took in every event' });
  } finally {
    await connection.close();
  }
}

/** How many rows each table of the service has. */
export async function rowCounts({ db }: TestService): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }[]>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  const counts = tables.map(async ({ name }) => {
    const [row] = await db.query<{ count: number }[]>(`select count(*)::integer as count from ${name}`);
    return [name, row?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
