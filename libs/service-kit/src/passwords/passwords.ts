import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's floor for argon2id, the library's default algorithm (ASVS 11.4.2): 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two cores' worth: more at once would only take memory and time from everything else. */
const limit = pLimit(2);

/** Hashed off the event loop. */
export const hashPassword = (password: string): Promise<string> => limit(() => hash(password, ARGON2ID));

let decoy: Promise<string> | undefined;

/** With no hash (an unknown name) it works as long and answers false, so that time tells nothing. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = storedHash ?? (await decoy);
  const matches = await limit(() => verify(against, password));
  return matches && storedHash !== null;
}
