import { fileURLToPath } from 'node:url';
import type { Program } from '@rep13/local-stack';

const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/** The service, run with the edits that `folder` has for it. */
export const withLoader = (service: Program, folder: string): Program => ({
  ...service,
  args: ['--import', LOADER, ...service.args],
  env: { ...service.env, FAULTS_FOLDER: folder, FAULTS_SERVICE: service.name },
});
