import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's floor for argon2id, the library's default algorithm (ASVS 11.4.2): 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two cores' worth: more at once would only take memory and time from everything else. */
const limit = pLimit(2);

/** RFC 8265, 4.2.2: systems write the same letters in one or in two characters, and blanks of several kinds. */
const prepared = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** What may have been hashed before passwords were prepared: as it comes now, and as other systems write it. */
const formsOf = (password: string): string[] => [
  ...new Set([prepared(password), password, password.normalize('NFD')]),
];

/** Hashed off the event loop. */
export const hashPassword = (password: string): Promise<string> =>
  limit(() => hash(prepared(password), ARGON2ID));

const matches = (storedHash: string, form: string): Promise<boolean> => limit(() => verify(storedHash, form));

let decoy: Promise<string> | undefined;

/** With no hash (an unknown name) it works as long and answers false, so that time tells nothing. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = storedHash ?? (await decoy);
  for (const form of formsOf(password)) if (await matches(against, form)) return storedHash !== null;
  return false;
}

/**
 * A hash to take the place of one that was made before passwords were prepared, of a password that matches it; null where
 * the stored one is as it should be.
 */
export async function renewedHash(storedHash: string, password: string): Promise<string | null> {
  const hasOneForm = formsOf(password).length === 1;
  return hasOneForm || (await matches(storedHash, prepared(password))) ? null : hashPassword(password);
}
