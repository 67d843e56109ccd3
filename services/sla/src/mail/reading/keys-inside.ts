import type { Attachment } from 'postal-mime';
import * as openpgp from 'openpgp';
import type { CheckedSignature, ReaderSettings } from './mail-facts.ts';

const BLOCK = /-----BEGIN PGP PUBLIC KEY BLOCK-----[\s\S]+?-----END PGP PUBLIC KEY BLOCK-----/;
const KEYS_MAX = 3;
const BYTES_MAX = 128 * 1024;

interface Check {
  readonly from: string | null;
  readonly check: (keys: ReaderSettings['knownKeys']) => Promise<CheckedSignature | null>;
}

/**
 * A PGP signature that no known key fits is tried with the keys that the mail brings and that name its sender. What fits
 * then proves no sender: anybody makes such a key. It is what staff can keep.
 */
export async function byKeyInside(
  signature: CheckedSignature | null,
  attachments: readonly Attachment[],
  { from, check }: Check,
): Promise<CheckedSignature | null> {
  if (signature?.kind !== 'pgp' || signature.state !== 'unchecked' || from === null) return signature;
  const keys = await keysOf(from, attachments.flatMap(blockOf).slice(0, KEYS_MAX));
  return keys.length > 0 ? await check(keys) : signature;
}

/** Of an armoured text, the first key that names the address; null: none does, or it is no key. */
export async function keyNaming(address: string, armored: string): Promise<string | null> {
  const keys = await openpgp.readKeys({ armoredKeys: armored }).catch(() => []);
  const names = (key: openpgp.Key) => key.users.some(({ userID }) => userID?.email.toLowerCase() === address);
  return keys.find(names)?.armor() ?? null;
}

async function keysOf(address: string, blocks: readonly string[]): Promise<ReaderSettings['knownKeys']> {
  const found = await Promise.all(blocks.map((block) => keyNaming(address, block)));
  return found.flatMap((material) => (material === null ? [] : [{ address, material }]));
}

function blockOf({ mimeType, filename, content }: Attachment): string[] {
  const isKey = mimeType === 'application/pgp-keys' || /\.asc$/i.test(filename ?? '');
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  if (!isKey || bytes.length > BYTES_MAX) return [];
  return BLOCK.exec(bytes.toString('latin1'))?.slice(0, 1) ?? [];
}
