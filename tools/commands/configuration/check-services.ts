import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@rep13/local-stack';
import {
  EntityServiceConfig,
  InvalidConfig,
  loadConfig,
  readLegalEntity,
  ServiceConfig,
} from '@rep13/service-kit';

type ConfigClass = new () => ServiceConfig;
type Check = (environment: NodeJS.ProcessEnv, isFirstStart: boolean) => unknown;

/** What is to be checked. */
export interface Question {
  /** By the service's name. */
  readonly environments: Readonly<Record<string, NodeJS.ProcessEnv>>;
  readonly isFirstStart: boolean;
}

/** @returns what would end the start of a service that is given this environment, line by line, each line once. */
export async function faultsOf({ environments, isFirstStart }: Question): Promise<string[]> {
  const lines = new Set<string>();
  for (const [service, environment] of Object.entries(environments)) {
    const fault = await faultOf(service, environment, isFirstStart);
    for (const line of fault?.split('\n') ?? []) lines.add(line);
  }
  return [...lines];
}

async function faultOf(
  service: string,
  environment: NodeJS.ProcessEnv,
  isFirstStart: boolean,
): Promise<string | undefined> {
  const check = await checkOf(join(REPOSITORY, 'services', service, 'src'));
  try {
    await check(environment, isFirstStart);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidConfig) return error.message;
    throw error;
  }
}

/** Its own check where it has more rules than its class says. */
async function checkOf(sources: string): Promise<Check> {
  const own = join(sources, 'check-config.ts');
  if (existsSync(own)) return ((await import(own)) as { checkConfig: Check }).checkConfig;
  const exported = Object.values((await import(join(sources, 'config.ts'))) as Record<string, unknown>);
  const type = exported.find(isConfigClass);
  if (!type) throw new Error(`${sources}/config.ts exports no class that extends ServiceConfig.`);
  return (environment) => {
    const config = loadConfig(type, environment);
    if (config instanceof EntityServiceConfig) readLegalEntity(config);
  };
}

const isConfigClass = (value: unknown): value is ConfigClass =>
  typeof value === 'function' && value.prototype instanceof ServiceConfig;
