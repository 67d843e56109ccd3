import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from '@rep13/local-stack';

const JEST = join(REPOSITORY, 'node_modules/jest/bin/jest.js');
const CONFIG = ['--config', join(REPOSITORY, 'jest.config.mjs'), '--rootDir', '.'];

/** Specs that compare a generated file with the code; with WRITE_REFERENCE they write it. */
const SPECS: readonly [project: string, pattern: string][] = [
  ['libs/contracts/catalogue', 'event-contracts|event-reference'],
  ['services/gateway', 'api-reference|reference/operations'],
  ['tools', 'service-manifests|sample-agreement'],
  ['tools/local-stack', 'compose-file'],
  // After the manifests, which these follow from.
  ['tools', 'kubernetes/files'],
];

/**
 * `npm run reference`: writes docs/reference, the shape and a first sample of each new event, the services' manifests,
 * what of docker-compose.yml and deploy/ follows from them, and the site's sample of the agreement.
 */
for (const [project, pattern] of SPECS) {
  const { status } = spawnSync(process.execPath, ['--experimental-vm-modules', JEST, ...CONFIG, pattern], {
    cwd: join(REPOSITORY, project),
    // A database that is given is not started; these specs need none.
    env: { ...process.env, WRITE_REFERENCE: '1', TEST_DATABASE_URL: 'not needed' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.exitCode ||= status ?? 1;
}
