import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Short enough for the page to draw and to take a key press in between, on a slow phone too. */
const SLICE_MS = 12;
const HASHES_A_SLICE = 5_000;

/**
 * The first number with which the SHA-256 of `<challenge>.<number>` begins with so many zero bits. In slices: the page
 * stays alive meanwhile. Not with the browser's own SHA-256: it answers each of a quarter of a million texts by a
 * promise of its own, and a page without https has none.
 *
 * @throws the signal's reason when it is called off
 */
export async function findNumber(challenge: string, bits: number, signal: AbortSignal): Promise<number> {
  const begun = sha256.create().update(utf8ToBytes(`${challenge}.`));
  for (let number = 0; ;) {
    const sliceEnds = performance.now() + SLICE_MS;
    const last = number + HASHES_A_SLICE;
    for (; number < last && performance.now() < sliceEnds; number += 1) {
      const hash = begun
        .clone()
        .update(utf8ToBytes(String(number)))
        .digest();
      if (zeroBits(hash) >= bits) return number;
    }
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}

function zeroBits(hash: Uint8Array): number {
  const index = hash.findIndex((byte) => byte !== 0);
  return index === -1 ? hash.length * 8 : index * 8 + Math.clz32(hash[index] ?? 0) - 24;
}
