import { eventsUserOf, PROVISIONER } from './nats-rights.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../data/replace-file.ts';
import { SERVICES } from '../manifests.ts';

/** Programs outside of Rep13 that read events, by the name they sign in with. */
export type OutsideUsers = Readonly<Record<string, { readonly consumes: readonly string[] }>>;

const NAME = /^[a-z][a-z0-9]{1,30}$/;
const EVENT = new RegExp(String.raw`^(${SERVICES.join('|')})\.[a-z-]+\.[a-z-]+\.v\d+$`);

/** Users of Rep13 itself. */
const TAKEN = [PROVISIONER, ...SERVICES.flatMap((service) => [service, eventsUserOf(service)])];

export const outsideUsersFile = (dataDir: string): string => join(dataDir, 'nats-users.json');

/** @throws naming the file and the entry that is wrong. */
export async function readOutsideUsers(dataDir: string): Promise<OutsideUsers> {
  const file = outsideUsersFile(dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const users = parse(text, file);
  for (const [name, user] of Object.entries(users)) {
    try {
      check(name, (user as { consumes?: unknown } | null)?.consumes);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  }
  return users;
}

/** Adds a user, or events to one who is there. From the next start on. @throws when a name is none. */
export async function addOutsideUser(
  dataDir: string,
  name: string,
  events: readonly string[],
): Promise<void> {
  check(name, events);
  const users = await readOutsideUsers(dataDir);
  const consumes = [...new Set([...(users[name]?.consumes ?? []), ...events])];
  const next = { ...users, [name]: { consumes } };
  replaceFile(outsideUsersFile(dataDir), `${JSON.stringify(next, null, 2)}\n`);
}

function parse(text: string, file: string): OutsideUsers {
  try {
    return JSON.parse(text) as OutsideUsers;
  } catch {
    throw new Error(
      `${file} is not JSON such as {"bookkeeping":{"consumes":["agreements.agreement.signed.v1"]}}`,
    );
  }
}

function check(name: string, consumes: unknown): asserts consumes is string[] {
  if (!NAME.test(name) || TAKEN.includes(name)) {
    throw new Error(
      `"${name}" can be no user: take 2 to 31 small letters and digits, and no name of a user of Rep13.`,
    );
  }
  const known = (event: unknown) => typeof event === 'string' && EVENT.test(event);
  if (!Array.isArray(consumes) || consumes.length === 0 || !consumes.every(known)) {
    throw new Error(`"${name}" names no events such as agreements.agreement.signed.v1 that it consumes.`);
  }
}
