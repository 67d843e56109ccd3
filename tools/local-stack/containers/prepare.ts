import { separateServices } from '../rights/database-rights.ts';
import { passwordVariable } from '../rights/secrets.ts';
import { SERVICES } from '../manifests.ts';
import { migrateAll } from '../services/databases.ts';

/**
 * What `npm start` does to the database, as a step of its own for containers: roles, schemas, migrations.
 * DATABASE_URL is the owner of the server, DATABASE_PASSWORD_<SERVICE> what each service signs in with,
 * DATABASE_PASSWORD_<SERVICE>_CLEANER what it deletes with.
 */
const databases = await separateServices({
  url: required('DATABASE_URL'),
  services: SERVICES,
  exclusive: true,
  passwordOf: (service, role) => required(passwordVariable(service, role)),
});
await migrateAll(databases, process.env);

function required(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set; npm run secrets makes what is needed.`);
  return value;
}
