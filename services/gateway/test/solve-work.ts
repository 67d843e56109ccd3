import { createHash } from 'node:crypto';

/** Does the work as a browser does it: the value of the header. */
export function solve(challenge: string, bits: number): string {
  for (let number = 0; ; number += 1) {
    const proof = `${challenge}.${number}`;
    const hash = createHash('sha256').update(proof, 'ascii').digest();
    const head = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    if (!head.slice(0, bits).includes('1')) return proof;
  }
}
