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

type Verify = (keys: openpgp.PublicKey[]) => Promise<{ signatures: { verified: Promise<true> }[] }>;

async function checked(
  knownKeys: ReaderSettings['knownKeys'],
  from: string | null,
  coversAll: boolean,
  verify: Verify,
): Promise<CheckedSignature> {
  const view = { kind: 'pgp', coversAll, chain: null, signer: null, matchesFrom: false } as const;
  let wasBroken = false;
  for (const { address, material } of knownKeys) {
    const [key] = await openpgp.readKeys({ armoredKeys: material });
    if (!key) continue;
    const outcome = await outcomeOf(verify, [key]);
    const fingerprint = key.getFingerprint();
    if (outcome === 'valid')
      return {
        ...{ ...view, state: 'valid', signer: address, matchesFrom: address === from },
        ...{ fingerprint, material },
      };
    wasBroken ||= outcome === 'broken';
  }
  return { ...view, state: wasBroken ? 'broken' : 'unchecked', fingerprint: null, material: null };
}

async function outcomeOf(verify: Verify, keys: openpgp.PublicKey[]): Promise<'valid' | 'broken' | 'another'> {
  try {
    const { signatures } = await verify(keys);
    await Promise.all(signatures.map(({ verified }) => verified));
    return signatures.length > 0 ? 'valid' : 'another';
  } catch (error) {
    return /could not find signing key/i.test(`${error}`) ? 'another' : 'broken';
  }
}
