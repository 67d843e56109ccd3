/** @jest-environment @rep13/testing/without-a-page */
import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { findNumber } from './find-number.ts';

const RUNNING = new AbortController().signal;
const hashOf = (text: string) => createHash('sha256').update(text, 'ascii').digest();

describe('findNumber', () => {
  it.each([0, 1, 2, 3, 5, 8, 9, 10, 12])(
    'finds the first number with %i zero bits in front',
    async (bits) => {
      const number = await findNumber('AbC-_~18~1', bits, RUNNING);
      const bitsOf = (value: number) =>
        hashOf(`AbC-_~18~1.${value}`).readUInt32BE(0).toString(2).padStart(32, '0');
      const hasThem = (value: number) => bitsOf(value).startsWith('0'.repeat(bits));
      expect(hasThem(number)).toBe(true);
      expect(Array.from({ length: number }, (_, value) => value).filter(hasThem)).toEqual([]);
    },
  );

  it('ends when it is called off', async () => {
    const calledOff = new AbortController();
    const never = findNumber('challenge', 200, calledOff.signal);
    calledOff.abort(new Error('called off'));
    await expect(never).rejects.toThrow('called off');
  });
});
