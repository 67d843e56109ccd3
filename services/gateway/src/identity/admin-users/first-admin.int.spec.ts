import { dataSourceOptions, SystemClock } from '@rep13/service-kit';
import { createServiceDatabase, eventually, memoryLog, type ServiceDatabase } from '@rep13/testing';
import { DataSource } from 'typeorm';
import { GatewayConfig } from '../../config.ts';
import { gateway } from '../../service.ts';
import { FirstAdmin } from './first-admin.ts';

describe('the first admin', () => {
  let database: ServiceDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createServiceDatabase(gateway);
    const connection = { url: database.serviceUrl, poolSize: 2 };
    source = await new DataSource(dataSourceOptions(gateway, connection)).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const waitsForTheLock = async () => {
    const [row] = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.pid;
  };

  it('is made once Postgres answers, however often it ends the connection before', async () => {
    const config = Object.assign(new GatewayConfig(), { ADMIN_PASSWORD: 'first-admin-of-the-test' });
    const log = memoryLog('gateway');
    const other = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const lock = other.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table gateway.admin_users');

    const starting = new FirstAdmin(source, config, new SystemClock(), log.logger).onApplicationBootstrap();
    const pid = await eventually(waitsForTheLock, { fact: 'it asks whether there is one' });
    await database.query('select pg_terminate_backend($1)', [pid]);
    await eventually(() => log.text().includes('waits for the database'), { fact: 'it waits' });
    await lock.rollbackTransaction();
    await starting;

    expect(await database.query('select username from gateway.admin_users')).toEqual([{ username: 'admin' }]);
    await other.destroy();
  });
});
