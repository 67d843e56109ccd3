import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StackConfig } from '../config.ts';
import { replaceFile } from '../data/replace-file.ts';
import { freePort, LOOPBACK } from '../infrastructure/ports.ts';

/** Whose results the listener believes: on this machine anybody's. */
export const LOCAL_AUTHSERV = 'local';

const FILE = 'mail-in.url';

export interface MailIn {
  readonly environment: NodeJS.ProcessEnv;
  /** Undefined where a mailbox was named, or in production. */
  readonly url?: string;
}

/** A listener that takes mails to the authorities' address from anybody on this machine, where no mailbox is named. */
export async function provideMailIn({ env, dataDir }: StackConfig): Promise<MailIn> {
  if (env['MAIL_IN_URL'] || env['NODE_ENV'] === 'production') return { environment: {} };
  const url = `smtp://${LOOPBACK}:${await freePort()}`;
  replaceFile(join(dataDir, FILE), url);
  return {
    environment: { MAIL_IN_URL: url, MAIL_IN_AUTHSERV: env['MAIL_IN_AUTHSERV'] ?? LOCAL_AUTHSERV },
    url,
  };
}

/** Where the product on this data folder takes mails. @throws where none runs. */
export async function mailInUrl(dataDir: string): Promise<string> {
  try {
    return (await readFile(join(dataDir, FILE), 'utf8')).trim();
  } catch {
    throw new Error('No product was found that takes mails. Start it with npm start, on the same DATA_DIR.');
  }
}
