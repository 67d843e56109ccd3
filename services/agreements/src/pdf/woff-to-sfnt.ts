import { inflateSync } from 'node:zlib';

/** Byte sizes of the WOFF 1.0 and OpenType headers and table records. */
const WOFF_HEADER = 44;
const WOFF_RECORD = 20;
const SFNT_HEADER = 12;
const SFNT_RECORD = 16;
const SIGNATURE = 'wOFF';

/**
 * Unpacks a WOFF 1.0 file into the OpenType font it holds. pdfkit reads both, but inflates every table of a WOFF
 * in JavaScript for every document, which took four fifths of the time.
 * @throws if it is no WOFF 1.0 file.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const sfnt = Buffer.alloc(woff.readUInt32BE(16));
  writeHeader(sfnt, woff.readUInt32BE(4), count);
  let offset = SFNT_HEADER + count * SFNT_RECORD;
  for (let index = 0; index < count; index += 1) {
    const table = readTable(woff, WOFF_HEADER + index * WOFF_RECORD);
    const record = SFNT_HEADER + index * SFNT_RECORD;
    sfnt.write(table.tag, record, 'latin1');
    sfnt.writeUInt32BE(table.checksum, record + 4);
    sfnt.writeUInt32BE(offset, record + 8);
    sfnt.writeUInt32BE(table.bytes.length, record + 12);
    table.bytes.copy(sfnt, offset);
    offset += Math.ceil(table.bytes.length / 4) * 4;
  }
  return sfnt;
}

function writeHeader(sfnt: Buffer, flavor: number, count: number): void {
  const power = 2 ** Math.floor(Math.log2(count));
  sfnt.writeUInt32BE(flavor, 0);
  sfnt.writeUInt16BE(count, 4);
  sfnt.writeUInt16BE(power * SFNT_RECORD, 6);
  sfnt.writeUInt16BE(Math.log2(power), 8);
  sfnt.writeUInt16BE((count - power) * SFNT_RECORD, 10);
}

function readTable(woff: Buffer, record: number) {
  const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(record + at)) as [
    number,
    number,
    number,
  ];
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.toString('latin1', record, record + 4),
    checksum: woff.readUInt32BE(record + 16),
    bytes: packedLength < length ? inflateSync(packed) : packed,
  };
}
