import { gzipSync } from 'node:zlib';

/** How many a status list has at least, so that it does not tell whose status was asked for. */
export const STATUS_ENTRIES = 131_072;

/** W3C Bitstring Status List 1.0: a bit an entry, the first one leftmost; gzip, and base64url as multibase. */
export function encodedList(indexes: readonly number[]): string {
  const bits = Buffer.alloc(STATUS_ENTRIES / 8);
  for (const index of indexes) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return `u${gzipSync(bits).toString('base64url')}`;
}
