import { join } from 'node:path';
import { readStackConfig, startStack, type Program, type StartOptions } from '@rep13/local-stack';
import type { Admin } from '@rep13/faults/load/orders';
import { asSuperuser } from '@rep13/faults/product/database';
import { letIn } from '@rep13/faults/product/event-stream';
import { Processes } from '@rep13/faults/product/processes';
import { LIMITS } from '@rep13/faults/product/start-product';

/** The product while a trial has it running. */
export interface TrialProduct {
  readonly url: string;
  readonly processes: Processes;
  /** Postgres as its superuser. */
  readonly databaseUrl: string;
  /** NATS as a user who may do anything. */
  readonly natsUrl: string;
  stop(): Promise<void>;
}

interface Wanted extends Pick<StartOptions, 'signal' | 'adapt' | 'migrate'> {
  /** May hold what an earlier start has left. */
  readonly dataDir: string;
  readonly port: number;
  readonly admin: Admin;
  readonly smtpUrl: string;
  /** More that the services are told. */
  readonly variables?: NodeJS.ProcessEnv;
  /** Where its pages are asked for, when something stands before the gateway. */
  readonly publicUrl?: string;
}

/** Starts what is built without the site, which no trial asks for. */
export async function startTrialProduct({
  dataDir,
  port,
  admin,
  smtpUrl,
  publicUrl,
  variables,
  adapt = (service) => service,
  ...options
}: Wanted): Promise<TrialProduct> {
  const { PATH, HOME } = process.env;
  const config = readStackConfig({
    ...{ PATH, HOME, DATA_DIR: dataDir, PORT: `${port}`, SMTP_URL: smtpUrl },
    ...{ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password },
    ...(publicUrl && { PUBLIC_URL: publicUrl }),
    ...LIMITS,
    ...variables,
  });
  const processes = new Processes(join(dataDir, 'processes.json'), dataDir);
  const known = (service: Program) => {
    const adapted = adapt(service);
    processes.know(adapted);
    return adapted;
  };
  const deployWeb = () => Promise.resolve();
  const stack = await startStack(config, { ...options, deployWeb, print: processes.hear, adapt: known });
  const { DATABASE_URL = '', NATS_URL = '' } = processes.known()[0]?.env ?? {};
  try {
    return {
      ...{ url: stack.url, processes, stop: stack.stop },
      databaseUrl: await asSuperuser(dataDir, DATABASE_URL),
      natsUrl: await letIn(dataDir, NATS_URL, processes),
    };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
