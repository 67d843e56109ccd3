import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { PdfName } from './pdf-names.ts';

const unpack = promisify(inflate);

/** All object streams of one file together; those of a text of 10 MB have a few. */
const BYTES_MAX = 32 * 1024 * 1024;
const STREAMS_MAX = 5_000;

/** How else than with Flate a stream may be packed. Nobody packs objects so, except to hide them. */
const OTHER_FILTERS = new Set([
  ...['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'LZWDecode', 'LZW', 'RunLengthDecode', 'Crypt'],
  ...['DecodeParms', 'Predictor'],
]);
const REFERENCE = /^[\0\s]*\d+[\0\s]+\d+[\0\s]+R/;
const NUMBER = /^[\0\s]*\d/;
/** Number and place of the first object, with which every object stream begins. */
const OBJECT_STREAM = /^[\0\s]*\d+[\0\s]+\d+[\0\s]/;

/** The stream can't be looked into: broken, too large, or packed as nobody packs objects. */
export class Unreadable extends Error {}

/** Finds the streams that hold objects by what stands before them, and unpacks these. */
export class ObjectStreams {
  private holdsObjects = false;
  private isPackedOddly = false;
  private bytesLeft = BYTES_MAX;
  private streamsLeft = STREAMS_MAX;

  constructor(private readonly bytes: Buffer) {}

  notice({ name, end }: PdfName): void {
    const next = () => this.bytes.toString('latin1', end, end + 40);
    if (name === 'ObjStm') this.holdsObjects = true;
    if (name === 'First' && NUMBER.test(next()) && !REFERENCE.test(next())) this.holdsObjects = true;
    if (OTHER_FILTERS.has(name)) this.isPackedOddly = true;
    if (name === 'Filter' && REFERENCE.test(next())) this.isPackedOddly = true;
  }

  /** The objects of the stream whose key word stands here; undefined when it holds none. @throws Unreadable */
  async objectsAt(keyWord: number): Promise<Buffer | undefined> {
    const { holdsObjects, isPackedOddly } = this;
    this.holdsObjects = false;
    this.isPackedOddly = false;
    if (!holdsObjects) return undefined;
    this.streamsLeft -= 1;
    if (isPackedOddly || this.streamsLeft < 0) throw new Unreadable();
    const objects = await this.unpacked(this.packedAt(keyWord));
    this.bytesLeft -= objects.length;
    if (!OBJECT_STREAM.test(objects.toString('latin1', 0, 64))) throw new Unreadable();
    return objects;
  }

  private packedAt(keyWord: number): Buffer {
    const lineEnd = this.bytes.indexOf('\n', keyWord);
    const end = this.bytes.indexOf('endstream', keyWord + 1);
    return this.bytes.subarray(lineEnd + 1, end === -1 ? undefined : end);
  }

  private async unpacked(packed: Buffer): Promise<Buffer> {
    if (this.bytesLeft <= 0) throw new Unreadable();
    try {
      return await unpack(packed, { maxOutputLength: this.bytesLeft });
    } catch {
      throw new Unreadable();
    }
  }
}
