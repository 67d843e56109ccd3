import { createHash } from 'node:crypto';
import type { Visitor } from './visitor.ts';

interface Work {
  readonly challenge: string;
  /** How many zero bits the proof begins with; 0: none is asked for. */
  readonly bits: number;
}

/** The header that lets an order in: the form does this work in the authority's browser. */
export async function proofOfWork(visitor: Visitor): Promise<Record<string, string>> {
  const { challenge, bits } = await visitor.get<Work>('/api/authority-requests/work');
  for (let number = 0; ; number += 1) {
    const proof = `${challenge}.${number}`;
    if (beginsWithZeros(createHash('sha256').update(proof).digest(), bits)) return { 'X-Intake-Work': proof };
  }
}

const beginsWithZeros = (hash: Buffer, bits: number): boolean =>
  bits === 0 || hash.readUInt32BE(0) >>> (32 - bits) === 0;
