/** After all tests: ends only what `start-postgres.mjs` started. */
export default async function stopPostgres() {
  await globalThis.stopPostgresForJest?.();
}
