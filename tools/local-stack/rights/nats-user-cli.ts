import { parseArgs } from 'node:util';
import { closedDataFolder } from '../data/data-folder.ts';
import { dataDirOf } from '../data/data-folder.ts';
import { natsAccess } from './nats-access.ts';
import { durableOf } from './nats-rights.ts';
import { addOutsideUser } from './outside-users.ts';

const USAGE = 'npm run nats:user -- bookkeeping --consume agreements.agreement.signed.v1 [--consume …]';

/** `npm run nats:user`: lets a program outside of Rep13 read events. docs/integrating.md */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { consume: { type: 'string', multiple: true, default: [] } },
});
const [name] = positionals;
const dataDir = dataDirOf(process.env);
try {
  if (!name) throw new Error(`Say who: ${USAGE}`);
  await closedDataFolder(dataDir);
  await addOutsideUser(dataDir, name, values.consume);
  await natsAccess(dataDir);
  for (const event of values.consume)
    console.log(`${name} reads ${event} as consumer ${durableOf(name, event)}`);
  console.log(`From the next start on; ${dataDir}/secrets/nats-${name}.url then holds its NATS_URL.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
