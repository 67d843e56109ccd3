import { addressParser } from 'postal-mime';
import { decodedText } from './encoded-text.ts';
import { oneLine } from './hidden-characters.ts';
import type { Correspondent } from './mail-facts.ts';

const ADDRESS = /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+$/;

/** The people and offices of a field such as From or Reply-To; groups are taken apart. */
export const correspondentsOf = (value: string | undefined): Correspondent[] =>
  addressParser(value ?? '', { flatten: true }).map(({ name, address }) => ({
    name: oneLine(decodedText(name ?? '')) || null,
    address: plainAddress(address),
  }));

const plainAddress = (address: string | undefined): string | null => {
  const plain = oneLine(address ?? '').toLowerCase();
  return ADDRESS.test(plain) ? plain : null;
};

/** Whether a name pretends to be another address than the one it belongs to. */
export function namesOtherAddress({ name, address }: Correspondent): boolean {
  const [named] = /[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/i.exec(name ?? '') ?? [];
  return named !== undefined && named.toLowerCase() !== address;
}
