/*
 * Runs the `migrate.js` of every built service in one process: five would each load Nest and TypeORM.
 * MIGRATION_DATABASE_URLS is JSON: the URL of each schema's owner by the service's name.
 */
const urls = JSON.parse(process.env['MIGRATION_DATABASE_URLS'] ?? '{}');
for (const [name, url] of Object.entries(urls)) {
  process.env['MIGRATION_DATABASE_URL'] = url;
  await import(`../../../services/${name}/dist/src/migrate.js`);
}
