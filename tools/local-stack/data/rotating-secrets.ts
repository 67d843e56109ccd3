import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storedSecret } from './data-folder.ts';
import { replaceFile } from './replace-file.ts';

/** A secret and, during a rotation, the one before it. */
export interface Secret {
  readonly now: string;
  readonly previous?: string;
}

/** Signs sessions and the cookies of known browsers; only the gateway gets it. */
export const sessionSecret = (dataDir: string): Promise<Secret> =>
  withPrevious(join(dataDir, 'session.secret'));

/**
 * Signs the links in mails. Earlier versions signed them with the session's secret: where there is one but none for
 * links yet, it is kept as the previous one, so that links already mailed stay good.
 * @param signedBefore what signed links until now, if it is not the file's.
 */
export async function linkSecret(dataDir: string, signedBefore?: string): Promise<Secret> {
  const file = join(dataDir, 'link.secret');
  if (!existsSync(file)) {
    const before = signedBefore ?? (await contentOf(join(dataDir, 'session.secret')));
    if (before) replaceFile(previousOf(file), before);
  }
  return withPrevious(file);
}

/** Signs credentials of the register; only agreements gets it. PKCS#8 as PEM in one line, as environment files want it. */
export const registerKey = (dataDir: string): Promise<Secret> =>
  withPrevious(join(dataDir, 'register.key'), newKey);

/** Makes the private links of authorities; only sla gets it. */
export const authorityLinkSecret = (dataDir: string): Promise<Secret> =>
  withPrevious(join(dataDir, 'authority-link.secret'));

/** Encrypts the files of tickets; only sla gets it. The one before it stays as long as files of its time do. */
export const ticketFileKey = (dataDir: string): Promise<Secret> =>
  withPrevious(join(dataDir, 'ticket-file.key'));

const newKey = (): string =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
    .privateKey.trim()
    .replaceAll('\n', '\\n');

/** To rotate a secret, its file is renamed to `….previous`; deleting that one ends the rotation. */
async function withPrevious(file: string, make?: () => string): Promise<Secret> {
  const previous = await contentOf(previousOf(file));
  return { now: await storedSecret(file, make), ...(previous && { previous }) };
}

const previousOf = (file: string) => `${file}.previous`;

const contentOf = async (file: string): Promise<string | undefined> =>
  existsSync(file) ? (await readFile(file, 'utf8')).trim() || undefined : undefined;

/**
 * All as variables: what `env` names, else what is kept under `dataDir`. In production nothing is made: a secret that
 * nobody chose is an unsafe default, and who needs it refuses to start without.
 */
export async function signingSecrets(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<NodeJS.ProcessEnv> {
  const makes = env['NODE_ENV'] !== 'production';
  const given = { session: named(env, 'SESSION_SECRET'), link: named(env, 'LINK_SECRET') };
  // First the link's: it asks whether sessions had a secret before.
  const link = given.link ?? (makes ? await linkSecret(dataDir, given.session?.now) : undefined);
  const session = given.session ?? (makes ? await sessionSecret(dataDir) : undefined);
  const register = named(env, 'REGISTER_KEY') ?? (makes ? await registerKey(dataDir) : undefined);
  const authorityLink =
    named(env, 'AUTHORITY_LINK_SECRET') ?? (makes ? await authorityLinkSecret(dataDir) : undefined);
  const ticketFile = named(env, 'TICKET_FILE_KEY') ?? (makes ? await ticketFileKey(dataDir) : undefined);
  return {
    SESSION_SECRET: session?.now,
    SESSION_SECRET_PREVIOUS: session?.previous,
    LINK_SECRET: link?.now,
    LINK_SECRET_PREVIOUS: link?.previous,
    REGISTER_KEY: register?.now,
    REGISTER_KEY_PREVIOUS: register?.previous,
    AUTHORITY_LINK_SECRET: authorityLink?.now,
    AUTHORITY_LINK_SECRET_PREVIOUS: authorityLink?.previous,
    TICKET_FILE_KEY: ticketFile?.now,
    TICKET_FILE_KEY_PREVIOUS: ticketFile?.previous,
  };
}

function named(env: NodeJS.ProcessEnv, name: string): Secret | undefined {
  const now = env[name];
  return now ? { now, previous: env[`${name}_PREVIOUS`] || undefined } : undefined;
}
