import { inflateRawSync } from 'node:zlib';

/** One member of an archive, as its directory has it. */
export interface ZipMember {
  readonly name: string;
  readonly headerAt: number;
  readonly method: number;
  readonly packedSize: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** A signed container has a handful. */
const MEMBERS_MAX = 200;

/** The members that the directory names; undefined for what is no whole archive, encrypted, or of too many members. */
export function zipMembers(bytes: Buffer): ZipMember[] | undefined {
  const endAt = endOf(bytes);
  if (endAt === undefined) return undefined;
  const count = bytes.readUInt16LE(endAt + 10);
  let at = bytes.readUInt32LE(endAt + 16);
  if (count > MEMBERS_MAX) return undefined;
  const members: ZipMember[] = [];
  for (let each = 0; each < count; each += 1) {
    if (at + ENTRY_BYTES > endAt || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    if (bytes.readUInt16LE(at + 8) & ENCRYPTED) return undefined;
    const nameEnd = at + ENTRY_BYTES + bytes.readUInt16LE(at + 28);
    members.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, nameEnd),
      headerAt: bytes.readUInt32LE(at + 42),
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === endAt ? members : undefined;
}

/** What a member holds; undefined where it is damaged, packed in another way, or more than so many bytes. */
export function unpacked(bytes: Buffer, member: ZipMember, bytesMax: number): Buffer | undefined {
  const { headerAt, method, packedSize } = member;
  if (headerAt + HEADER_BYTES > bytes.length || bytes.readUInt32LE(headerAt) !== HEADER) return undefined;
  const start =
    headerAt + HEADER_BYTES + bytes.readUInt16LE(headerAt + 26) + bytes.readUInt16LE(headerAt + 28);
  const packed = bytes.subarray(start, start + packedSize);
  if (packed.length !== packedSize) return undefined;
  if (method === STORED) return packedSize <= bytesMax ? packed : undefined;
  return method === DEFLATED ? inflated(packed, bytesMax) : undefined;
}

function inflated(packed: Buffer, bytesMax: number): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytesMax) });
  } catch {
    return undefined;
  }
}

/** Where the directory's end stands: with its comment it is the end of the file. */
function endOf(bytes: Buffer): number | undefined {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (bytes.readUInt32LE(at) === END && at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  }
  return undefined;
}
