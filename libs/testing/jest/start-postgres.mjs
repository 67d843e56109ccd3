import { tsImport } from 'tsx/esm/api';

/** Before all tests: a private PostgreSQL, unless TEST_DATABASE_URL names one. */
export default async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  const { startPostgresForJest } = await tsImport('../src/postgres-for-jest.ts', import.meta.url);
  const { url, stop } = await startPostgresForJest();
  process.env.TEST_DATABASE_URL = url;
  globalThis.stopPostgresForJest = stop;
}
