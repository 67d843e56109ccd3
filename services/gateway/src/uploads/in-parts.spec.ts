import { Readable } from 'node:stream';
import { inParts } from './in-parts.ts';

async function partsOf(chunks: string[]): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of inParts(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), 4))
    parts.push(part.toString());
  return parts;
}

describe('a file in parts', () => {
  it.each([
    [[], []],
    [['a'], ['a']],
    [['ab', 'cd'], ['abcd']],
    [
      ['abcd', 'e'],
      ['abcd', 'e'],
    ],
    [['abcdefghij'], ['abcd', 'efgh', 'ij']],
    [
      ['abc', 'defghijkl'],
      ['abcd', 'efgh', 'ijkl'],
    ],
  ])('of the chunks %j is %j', async (chunks, parts) => {
    expect(await partsOf(chunks)).toEqual(parts);
  });
});
