import { createHash } from 'node:crypto';

/** https://philzimmermann.com/docs/human-oriented-base-32-encoding.txt */
const Z_BASE_32 = 'ybndrfg8ejkmcpqxot1uwisza345h769';

/** By which a Web Key Directory finds the key of an address (draft-koch-openpgp-webkey-service, 3.1): 32 letters. */
export function wkdHash(address: string): string {
  const [local = ''] = address.toLowerCase().split('@');
  const digest = createHash('sha1').update(local).digest();
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => Z_BASE_32[parseInt(five, 2)]).join('');
}
