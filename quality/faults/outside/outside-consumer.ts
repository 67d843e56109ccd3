import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the example belongs to no project, as its readers' services don't
import { consumeAgreements, TABLES } from '../../../docs/examples/agreement-consumer/agreement-consumer.ts';
import type { OutsideConsumption, Row } from '../evidence.ts';
import { query } from '../product/database.ts';

/** What it signs in to NATS as, and the event that it reads. */
export const BOOKKEEPING = { name: 'bookkeeping', reads: 'agreements.agreement.signed.v1' };

const PLACE = `${BOOKKEEPING.name}-${BOOKKEEPING.reads.replaceAll('.', '-')}`;
const POLL_MS = 200;

/** Where it finds its servers at this moment. */
interface Servers {
  natsUrl(user: string): string;
  databaseUrl(): Promise<string>;
  stream(): Promise<{ readonly open: Readonly<Record<string, number>> }>;
}

/** The example of docs/integrating.md as a program that can be down. Its database lies on the cluster too. */
export class OutsideConsumer {
  private running: { stop(): Promise<void> } | undefined;
  private downSince = 0;
  private upSince = 0;

  private constructor(private readonly servers: Servers) {}

  static async prepare(servers: Servers): Promise<OutsideConsumer> {
    await query(await servers.databaseUrl(), `create database ${BOOKKEEPING.name}`);
    const consumer = new OutsideConsumer(servers);
    await query(await consumer.ownDatabase(), TABLES);
    return consumer;
  }

  /** It has its place in the stream, then. */
  async start(): Promise<void> {
    const database = new pg.Client({ connectionString: await this.ownDatabase() });
    database.on('error', () => undefined);
    await database.connect();
    const ending = new AbortController();
    const ended = consumeAgreements(this.servers.natsUrl(BOOKKEEPING.name), database, ending.signal);
    this.upSince = Date.now();
    this.running = {
      async stop() {
        ending.abort();
        await ended;
        await database.end();
      },
    };
    while (!(PLACE in (await this.servers.stream()).open)) await sleep(POLL_MS);
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
    this.downSince = Date.now();
  }

  /** Once it has been up again for long enough. */
  async consumption(): Promise<OutsideConsumption> {
    const invoices = await query<Row>(await this.ownDatabase(), 'select * from invoices');
    return { invoices, from: this.downSince, to: this.upSince };
  }

  private async ownDatabase(): Promise<string> {
    return Object.assign(new URL(await this.servers.databaseUrl()), { pathname: BOOKKEEPING.name }).href;
  }
}
