import { crc32 } from 'node:zlib';

export const PDF = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\n%%EOF\n', 'latin1');
export const EXE = Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1');

const CONTENT_TYPES = (part: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/${part}.main+xml"/></Types>`;
const WORD = 'vnd.openxmlformats-officedocument.wordprocessingml.document';
const WORD_WITH_MACROS = 'vnd.ms-word.document.macroEnabled';

export const docx = (part = WORD) =>
  zipOf({ '[Content_Types].xml': CONTENT_TYPES(part), 'word/document.xml': '<w/>' });
export const docm = () => docx(WORD_WITH_MACROS);
export const odt = () =>
  zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<o/>' });

/** An archive of entries that are not compressed. */
export function zipOf(entries: Record<string, string>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const header = headerOf(Buffer.from(name), Buffer.from(text));
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), header, place, Buffer.from(name));
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), header, Buffer.from(name + text)]);
    files.push(file);
    offset += file.length;
  }
  return Buffer.concat([
    ...files,
    ...directory,
    endOf(files.length, Buffer.concat(directory).length, offset),
  ]);
}

/** From the version needed to the length of the extra field. */
function headerOf(name: Buffer, bytes: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(bytes.length, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

function endOf(entries: number, directorySize: number, directoryAt: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(directorySize, 12);
  end.writeUInt32LE(directoryAt, 16);
  return end;
}
