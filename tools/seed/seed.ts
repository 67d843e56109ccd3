import { seedBulk } from './bulk/seed-bulk.ts';
import { databaseUrl } from './database-url.ts';
import { seedDemo } from './demo.ts';
import { rowsWanted } from './rows-wanted.ts';

/**
 * `npm run seed`: a few companies in every state, through the same calls as a browser.
 * `npm run seed -- --rows 1000000`: so many rows in each list of admin, straight into the running database.
 */
const print = (line: string) => console.log(line);
try {
  const rows = rowsWanted(process.argv.slice(2));
  await (rows === undefined
    ? seedDemo(process.env, print)
    : seedBulk(await databaseUrl(process.env), rows, print));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
