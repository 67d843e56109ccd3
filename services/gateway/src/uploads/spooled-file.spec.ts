import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PROVIDER_FILES } from '@rep13/contracts-constants';
import { spooled } from '../../test/spooled.ts';
import { Places, type Taken } from '../edge/places.ts';
import { SpooledFile } from './spooled-file.ts';

const streamOf = (...chunks: string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
const partsOf = async (file: SpooledFile, size: number) => {
  const parts: string[] = [];
  for await (const part of file.parts(size)) parts.push(part.toString());
  return parts;
};

describe('a file on disk', () => {
  let places: Places;
  let room: Taken;
  beforeEach(() => {
    places = new Places(2 * PROVIDER_FILES.bytesMax, PROVIDER_FILES.bytesMax + 1);
    room = places.bitByBit('192.0.2.1');
  });
  /** Whether there is room for so many bytes of the same network. */
  const hasRoom = (bytes: number) => {
    const { more, giveBack } = places.bitByBit('192.0.2.1');
    const has = more(bytes);
    giveBack();
    return has;
  };

  it('is there until it is closed', async () => {
    const file = await SpooledFile.of(streamOf('ab', 'cdefg', 'h'), room, PROVIDER_FILES.bytesMax);
    expect(await spooled()).toBe(1);
    expect([file.size, file.sha256]).toEqual([8, createHash('sha256').update('abcdefgh').digest('hex')]);
    expect((await file.bytes()).toString()).toBe('abcdefgh');
    await file.close();
    expect(await spooled()).toBe(0);
  });

  it.each([
    ['abcdefgh', ['abcd', 'efgh']],
    ['abcdefghi', ['abcd', 'efgh', 'i']],
    ['a', ['a']],
    ['', []],
  ])('comes in parts: %s', async (text, parts) => {
    const file = await SpooledFile.of(streamOf(text), room, PROVIDER_FILES.bytesMax);
    expect(await partsOf(file, 4)).toEqual(parts);
    await file.close();
  });

  it('is not kept when it breaks off, or is too large', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('a');
        throw new Error('gone');
      })(),
    );
    await expect(SpooledFile.of(broken, room, PROVIDER_FILES.bytesMax)).rejects.toThrow('gone');
    const tooLarge = Readable.from([Buffer.alloc(PROVIDER_FILES.bytesMax), Buffer.from('a')]);
    await expect(SpooledFile.of(tooLarge, room, PROVIDER_FILES.bytesMax)).rejects.toMatchObject({
      status: 413,
    });
    expect(await spooled()).toBe(0);
    expect(hasRoom(PROVIDER_FILES.bytesMax)).toBe(true);
  });

  it('takes room for what has come, until it is closed', async () => {
    const file = await SpooledFile.of(streamOf('ab'), room, PROVIDER_FILES.bytesMax);
    expect(hasRoom(PROVIDER_FILES.bytesMax)).toBe(false);
    expect(hasRoom(PROVIDER_FILES.bytesMax - 1)).toBe(true);
    await file.close();
    await file.close();
    expect(hasRoom(PROVIDER_FILES.bytesMax)).toBe(true);
  });

  it('is refused without room', async () => {
    room.more(PROVIDER_FILES.bytesMax);
    await expect(SpooledFile.of(streamOf('ab'), room, PROVIDER_FILES.bytesMax)).rejects.toMatchObject({
      status: 503,
    });
    expect(await spooled()).toBe(0);
  });
});
