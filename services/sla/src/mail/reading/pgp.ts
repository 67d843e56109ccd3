import * as openpgp from 'openpgp';
import type { CheckedSignature, ReaderSettings } from './mail-facts.ts';

const CLEARTEXT = /-----BEGIN PGP SIGNED MESSAGE-----[\s\S]+?-----END PGP SIGNATURE-----/;
const MESSAGE = /-----BEGIN PGP MESSAGE-----[\s\S]+?-----END PGP MESSAGE-----/;

/** A signature of its own part (RFC 3156). */
export async function pgpSignature(
  signed: Buffer,
  armored: string,
  from: string | null,
  { knownKeys }: ReaderSettings,
): Promise<CheckedSignature> {
  const message = await openpgp.createMessage({ binary: new Uint8Array(signed) });
  const signature = await openpgp.readSignature({ armoredSignature: armored });
  return checked(knownKeys, from, true, (verificationKeys) =>
    openpgp.verify({ message, signature, verificationKeys }),
  );
}

/** A signed block inside the text; words around it are not signed. Undefined where there is none. */
export async function inlineSignature(
  text: string,
  from: string | null,
  { knownKeys }: ReaderSettings,
): Promise<CheckedSignature | undefined> {
  const [block] = CLEARTEXT.exec(text) ?? [];
  if (!block) return undefined;
  const message = await openpgp.readCleartextMessage({ cleartextMessage: block });
  const coversAll = text.replace(block, '').trim() === '';
  return checked(knownKeys, from, coversAll, (verificationKeys) =>
    openpgp.verify({ message, verificationKeys }),
  );
}

/** What is encrypted to our key; null where it is not, or we have none. */
export async function decrypted(armored: string, { pgpKey }: ReaderSettings): Promise<Buffer | null> {
  if (!pgpKey) return null;
  try {
    const decryptionKeys = await openpgp.readPrivateKey({ armoredKey: pgpKey });
    const message = await openpgp.readMessage({ armoredMessage: armored });
    const { data } = await openpgp.decrypt({ message, decryptionKeys, format: 'binary' });
    return Buffer.from(data);
  } catch {
    return null;
  }
}

/** An encrypted block inside the text. */
export const encryptedBlock = (text: string): string | undefined => MESSAGE.exec(text)?.[0];

interface Signature {
  readonly keyID: openpgp.KeyID;
  readonly verified: Promise<true>;
}
/** To be called once: checking replaces the message's line ends. */
type Verify = (keys: openpgp.PublicKey[]) => Promise<{ readonly signatures: readonly Signature[] }>;

async function checked(
  knownKeys: ReaderSettings['knownKeys'],
  from: string | null,
  coversAll: boolean,
  verify: Verify,
): Promise<CheckedSignature> {
  const known = await Promise.all(knownKeys.map(withKey));
  const { signatures } = await verify(known.map(({ key }) => key));
  const outcomes = await Promise.all(signatures.map(outcomeOf));
  const valid = signatures[outcomes.indexOf('valid')];
  const by = valid && known.find(({ key }) => key.getKeys(valid.keyID).length > 0);
  const view = { kind: 'pgp', coversAll, chain: null } as const;
  if (by) {
    const { address: signer, material, key } = by;
    const [fingerprint, validUntil] = [key.getFingerprint(), await endOf(key, valid.keyID)];
    const matchesFrom = signer === from;
    return { ...view, state: 'valid', signer, matchesFrom, fingerprint, material, validUntil };
  }
  const noKey = { signer: null, matchesFrom: false, fingerprint: null, material: null, validUntil: null };
  const state = (['broken', 'weak'] as const).find((each) => outcomes.includes(each)) ?? 'unchecked';
  return { ...view, ...noKey, state };
}

const withKey = async (known: ReaderSettings['knownKeys'][number]) => ({
  ...known,
  key: await openpgp.readKey({ armoredKey: known.material }),
});

const CHANGED = /signed digest did not match|signature verification failed/i;
const WEAK = /insecure (message )?hash algorithm/i;
const EXPIRED = /(primary key|subkey) is expired/i;

/** `another`: of a key that we don't have, or that proves nothing. Of one that had ended the words are still as signed. */
async function outcomeOf({ verified }: Signature): Promise<'valid' | 'broken' | 'weak' | 'another'> {
  try {
    await verified;
    return 'valid';
  } catch (error) {
    if (EXPIRED.test(`${error}`)) return 'valid';
    if (WEAK.test(`${error}`)) return 'weak';
    return CHANGED.test(`${error}`) ? 'broken' : 'another';
  }
}

/** When a key ends, or earlier what it signs with. */
async function endOf(key: openpgp.PublicKey, used: openpgp.KeyID): Promise<string | null> {
  const keys = [key, ...key.getKeys(used)];
  const ends = await Promise.all(keys.map((each) => each.getExpirationTime()));
  const times = ends.flatMap((end) => (end instanceof Date ? end.getTime() : []));
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}
