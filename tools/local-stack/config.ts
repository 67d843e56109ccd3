import { resolve } from 'node:path';
import { dataDirOf, REPOSITORY } from './data/data-folder.ts';

/** What the launcher itself wants to know; the services check the rest of the environment on their own. */
export interface StackConfig {
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly webRoot: string;
}

const LARGEST_PORT = 65_535;

/** Empty strings count as unset, as for the services. @throws naming the variable and how to mend it. */
export function readStackConfig(variables: NodeJS.ProcessEnv): StackConfig {
  const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const port = Number(env['PORT'] ?? '8080');
  if (!Number.isInteger(port) || port < 1 || port > LARGEST_PORT) {
    throw new Error(
      `PORT must be a number from 1 to ${LARGEST_PORT}, such as PORT=8080; it is "${env['PORT']}".`,
    );
  }
  const dataDir = dataDirOf(env);
  return {
    env: env['LEGAL_ENTITY'] ? { ...env, LEGAL_ENTITY: resolve(REPOSITORY, env['LEGAL_ENTITY']) } : env,
    port,
    publicUrl: readPublicUrl(env['PUBLIC_URL']) ?? `http://localhost:${port}`,
    dataDir,
    webRoot: env['WEB_ROOT'] ? resolve(REPOSITORY, env['WEB_ROOT']) : resolve(dataDir, 'web'),
  };
}

function readPublicUrl(given: string | undefined): string | undefined {
  if (!given) return undefined;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new Error(
      `PUBLIC_URL must be an http or https address, such as https://rep13.example; it is "${given}".`,
    );
  }
  return given.replace(/\/+$/, '');
}
