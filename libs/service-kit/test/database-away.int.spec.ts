import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createTestDatabase, eventually, type TestDatabase } from '@rep13/testing';
import { DataSource } from 'typeorm';
import { dataSourceOptions, isDatabaseAway } from '../src/index.ts';

const SERVICE = { name: 'away', entities: [], migrations: [] };

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const portOf = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

describe('a database that is away', () => {
  let database: TestDatabase;
  let source: DataSource;
  let line: Server;
  const sockets = new Set<Socket>();
  let isSilent = false;

  /** Everything goes by a line of the test's own, which can be cut. */
  beforeAll(async () => {
    database = await createTestDatabase({ name: 'database-away', run: () => Promise.resolve() });
    const url = new URL(database.url);
    const server = { host: url.hostname, port: Number(url.port || 5432) };
    line = createServer((socket) => {
      const onward = connect(server);
      socket.on('error', () => undefined).pipe(onward);
      onward.on('error', () => undefined).on('data', (data) => isSilent || socket.write(data));
      sockets.add(socket);
    });
    url.hostname = '127.0.0.1';
    url.port = String(await portOf(line));
    source = new DataSource(dataSourceOptions(SERVICE, { url: url.href, poolSize: 1 }));
    await source.initialize();
  });
  afterAll(async () => {
    await source.destroy();
    line.close();
    await database.drop();
  });

  const cut = () => sockets.forEach((socket) => socket.destroy());

  it('is known by a statement that takes too long', async () => {
    expect(isDatabaseAway(await errorOf(source.query('select pg_sleep(10)')))).toBe(true);
  });

  it('is known by a pool in which no connection becomes free', async () => {
    const holder = source.createQueryRunner();
    await holder.connect();
    const error = await errorOf(source.query('select 1'));
    await holder.release();
    expect(isDatabaseAway(error)).toBe(true);
  });

  it('is known by a connection that is lost', async () => {
    const runner = source.createQueryRunner();
    await runner.connect();
    const asking = errorOf(runner.query('select pg_sleep(10)'));
    cut();
    expect(isDatabaseAway(await asking)).toBe(true);
    await runner.release();
  });

  it('is known by a connection that was lost between two statements of a transaction', async () => {
    const working = source.transaction(async (db) => {
      await db.query('select 1');
      cut();
      await eventually(() => db.queryRunner?.isReleased, { fact: 'the connection is missed' });
      await db.query('select 2');
    });
    expect(isDatabaseAway(await errorOf(working))).toBe(true);
  });

  it('is known by a connection on which nothing comes back, and another one is made', async () => {
    await source.query('select 1');
    isSilent = true;
    const error = await errorOf(source.query('select 2'));
    isSilent = false;
    expect(isDatabaseAway(error)).toBe(true);
    expect(await source.query('select 3 as three')).toEqual([{ three: 3 }]);
  }, 20_000);

  it('is known by a server that does not answer', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined));
    const url = `postgres://nobody@127.0.0.1:${await portOf(silent)}/none`;
    const other = new DataSource(dataSourceOptions(SERVICE, { url, poolSize: 1 }));
    expect(isDatabaseAway(await errorOf(other.initialize()))).toBe(true);
    silent.close();
    const refused = new DataSource(dataSourceOptions(SERVICE, { url, poolSize: 1 }));
    expect(isDatabaseAway(await errorOf(refused.initialize()))).toBe(true);
  });

  it('is known by a server that may only be read, as a standby, and another one is asked', async () => {
    const runner = source.createQueryRunner();
    await runner.query('set default_transaction_read_only = on');
    const writing = errorOf(runner.query('create table none (id integer)'));
    expect(await writing).toMatchObject({ code: '25006' });
    expect(isDatabaseAway(await writing)).toBe(true);
    await runner.release();
    expect(await source.query('create temporary table writable (id integer)')).toEqual([]);
  });

  it.each(['EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'])('is known by a host that is cut off, %s', (code) => {
    expect(isDatabaseAway(Object.assign(new Error('connect'), { code }))).toBe(true);
  });

  it('is not what a wrong query or a value that cannot be sent is', async () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(isDatabaseAway(await errorOf(source.query('select nothing')))).toBe(false);
    expect(isDatabaseAway(await errorOf(source.query('select $1', [circle])))).toBe(false);
  });

  it('is not what another error merely says', () => {
    expect(isDatabaseAway(new Error('The mail server: connection terminated unexpectedly'))).toBe(false);
    expect(isDatabaseAway('connection terminated')).toBe(false);
  });
});
