import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream, jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from 'nats';
import { SERVICES } from '@rep13/local-stack';
import { createTestDatabase, startNats, type TestDatabase, type TestNats } from '@rep13/testing';
import { afterRestore } from './after-restore.ts';
import type { LostEvent } from './lost-events.ts';

/** Of the product's tables those that are asked. */
const TABLES = [
  ...SERVICES.map(
    (service) => `
      create schema ${service};
      create table ${service}.outbox_messages (
        id bigint generated always as identity, event_id uuid not null unique, created_at timestamptz not null default now()
      )`,
  ),
  'create table agreements.agreement_numbers (month text primary key, last integer not null)',
  'create table sla.ticket_numbers (year integer primary key, last integer not null)',
  'create table onboarding.invoice_numbers (year integer primary key, last integer not null)',
].join(';');

describe('after a restore to a moment', () => {
  let database: TestDatabase;
  let nats: TestNats;
  let connection: NatsConnection;
  let manager: JetStreamManager;
  let folder: string;
  const printed: string[] = [];

  beforeAll(async () => {
    nats = await startNats();
    connection = await connect({ servers: nats.url });
    manager = await jetstreamManager(connection);
  });
  afterAll(async () => {
    await connection.close();
    await nats.stop();
  });
  beforeEach(async () => {
    database = await createTestDatabase({ name: 'after-restore', run: () => Promise.resolve() });
    await database.query(TABLES);
    folder = await mkdtemp(join(tmpdir(), 'rep13-after-restore-'));
    await manager.streams.add({ name: 'EVENTS', subjects: ['events.>'] });
  });
  afterEach(async () => {
    await manager.streams.delete('EVENTS').catch(() => undefined);
    await rm(folder, { recursive: true });
    await database.drop();
  });

  const lostFile = () => join(folder, 'lost.ndjson');
  const restored = (natsUrl?: string) =>
    afterRestore({
      ...{ databaseUrl: database.url, natsUrl, lostFile: lostFile() },
      print: (line) => void printed.push(line),
    });

  async function announce(type: string, { known }: { known: boolean }): Promise<string> {
    const id = randomUUID();
    if (known) await database.query('insert into sla.outbox_messages (event_id) values ($1)', [id]);
    const event: LostEvent = { id, type, time: new Date().toISOString(), data: {} };
    await jetstream(connection).publish(`events.${type}`, JSON.stringify(event));
    return id;
  }

  const numberOf = async (query: string) => Number((await database.query<{ n: string }>(query))[0]?.n);

  it('no number that may have been told comes again', async () => {
    const taken = await numberOf(
      'insert into sla.outbox_messages (event_id) values (gen_random_uuid()) returning id as n',
    );
    await database.query(`insert into sla.ticket_numbers values (2001, 41)`);
    await restored();

    const next = 'insert into sla.outbox_messages (event_id) values (gen_random_uuid()) returning id as n';
    expect(await numberOf(next)).toBeGreaterThan(taken + 100_000);
    expect(await numberOf('select last as n from sla.ticket_numbers where year = 2001')).toBe(1_041);
  });

  it('a month or year that began after the moment does not begin at its first number again', async () => {
    await restored();

    expect(await numberOf('select max(last) as n from agreements.agreement_numbers')).toBe(1_000);
    expect(await numberOf('select max(last) as n from onboarding.invoice_numbers')).toBe(1_000);
  });

  it('what was announced since is kept for those who must tell people, and nobody hears it any more', async () => {
    await announce('sla.ticket.opened.v1', { known: true });
    const lost = await announce('sla.ticket.closed.v1', { known: false });
    await jetstream(connection).publish('events.sla.ticket.opened.v1', 'this is no event');
    await restored(nats.url);

    const lines = (await readFile(lostFile(), 'utf8')).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as LostEvent).id)).toEqual([lost]);
    expect((await stat(lostFile())).mode & 0o077).toBe(0);
    expect(printed.at(-1)).toContain('1  sla.ticket.closed.v1');
    await expect(manager.streams.info('EVENTS')).rejects.toThrow('stream not found');
  });

  it('is done again without a loss: a file that is there is not written over, and the stream stays', async () => {
    await announce('sla.ticket.closed.v1', { known: false });
    await restored();
    await restored(nats.url);
    await manager.streams.add({ name: 'EVENTS', subjects: ['events.>'] });
    await announce('sla.ticket.closed.v1', { known: false });

    await expect(restored(nats.url)).rejects.toThrow('EEXIST');
    expect((await manager.streams.info('EVENTS')).state.messages).toBe(1);
  });

  it('there may be no stream', async () => {
    await manager.streams.delete('EVENTS');
    await restored(nats.url);

    expect(await readFile(lostFile(), 'utf8')).toBe('');
  });
});
