import { bodyStart, fieldOf, parameterised, type HeadField } from './head.ts';
import type { CheckedSignature, ReaderSettings } from './mail-facts.ts';
import { decodedBody, onTheWire, partsOf } from './multipart.ts';
import { decrypted, encryptedBlock, inlineSignature, pgpSignature } from './pgp.ts';
import { contentOf, signedDataOf, smimeSignature } from './smime.ts';

/** A mail without what is around it: what is to be read, who signed it, and whether it stays closed. */
export interface Opened {
  readonly content: Buffer;
  readonly signature: CheckedSignature | null;
  readonly encrypted: 'smime' | 'pgp' | null;
  readonly isSealed: boolean;
}

const PKCS7 = ['application/pkcs7-mime', 'application/x-pkcs7-mime'];

/** Opens a mail that is signed or encrypted as a whole; any other is as it was. */
export async function opened(
  raw: Buffer,
  fields: readonly HeadField[],
  from: string | null,
  settings: ReaderSettings,
): Promise<Opened> {
  const { value, parameters } = parameterised(fieldOf(fields, 'content-type') ?? '');
  const plain: Opened = { content: raw, signature: null, encrypted: null, isSealed: false };
  if (PKCS7.includes(value)) return unwrapped(raw, fields, from, settings);
  if (value === 'multipart/signed') {
    const signature = await detached(raw, parameters['protocol'] ?? '', from, settings);
    return { ...plain, signature };
  }
  if (value === 'multipart/encrypted') {
    const block = encryptedBlock(raw.toString('latin1'));
    const content = block && (await decrypted(block, settings));
    return content ? { ...plain, content, encrypted: 'pgp' } : { ...plain, encrypted: 'pgp', isSealed: true };
  }
  return plain;
}

/** A signed or encrypted block inside the text of a mail. */
export async function openedInText(
  text: string,
  from: string | null,
  settings: ReaderSettings,
): Promise<{ text: string; signature: CheckedSignature | null; isSealed: boolean }> {
  const block = encryptedBlock(text);
  if (block) {
    const inside = await decrypted(block, settings);
    if (!inside) return { text, signature: null, isSealed: true };
    return { text: text.replace(block, inside.toString('utf8')), signature: null, isSealed: false };
  }
  const signature = await inlineSignature(text, from, settings).catch(() => undefined);
  return { text, signature: signature ?? null, isSealed: false };
}

async function unwrapped(
  raw: Buffer,
  fields: readonly HeadField[],
  from: string | null,
  { trustAnchors }: ReaderSettings,
): Promise<Opened> {
  const signed = signedDataOf(decodedBody({ fields, body: raw.subarray(bodyStart(raw)) }));
  const content = signed && contentOf(signed);
  if (!content) return { content: raw, signature: null, encrypted: 'smime', isSealed: true };
  const signature = await smimeSignature(signed, null, from, trustAnchors);
  return { content, signature, encrypted: null, isSealed: false };
}

async function detached(
  raw: Buffer,
  protocol: string,
  from: string | null,
  settings: ReaderSettings,
): Promise<CheckedSignature | null> {
  const [first, second] = partsOf(raw);
  if (!first || !second) return null;
  const content = onTheWire(first.whole);
  const bytes = decodedBody(second);
  if (/pgp/i.test(protocol)) return pgpSignature(content, bytes.toString('latin1'), from, settings);
  const signed = signedDataOf(bytes);
  return signed && smimeSignature(signed, content, from, settings.trustAnchors);
}
