import pg from 'pg';
import { databaseUrl } from '@rep13/seed/database-url';
import type { BenchProduct } from './own-product.ts';

/** A connection to the product's Postgres. When that stops first, pending queries fail with that reason. */
export async function connectTo({ env }: BenchProduct): Promise<pg.Client> {
  const client = new pg.Client(await databaseUrl(env));
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
