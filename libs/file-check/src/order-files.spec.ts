import { deflateRawSync } from 'node:zlib';
import {
  asice,
  docm,
  eml,
  EXE,
  JPG,
  odt,
  P7M,
  P7M_IN_PIECES,
  P7S,
  PDF,
  PNG,
  xlsx,
  zipOf,
} from '@rep13/testing/files';
import { documentTypeOf } from './document-type.ts';
import { orderFileFaultOf } from './order-file-fault.ts';
import { orderFileTypeOf } from './order-file-type.ts';
import { signedContentOf } from './signed-message.ts';
import { unpacked, zipMembers } from './zip-members.ts';

const text = (content: string) => Buffer.from(content);
const inUtf16 = (content: string): Buffer => Buffer.from(`\ufeff${content}`, 'utf16le');
const judge = async (bytes: Buffer, name: string) => {
  const type = await orderFileTypeOf(bytes, name);
  return type && ((await orderFileFaultOf(bytes, type.extension)) ?? type.extension);
};

describe('a file of an order', () => {
  it.each([
    ['a picture', PNG, 'screen.png', 'png'],
    ['a picture under another name', PNG, 'screen.pdf', 'png'],
    ['a photograph', JPG, 'photo.jpeg', 'jpg'],
    ['a mail', eml(), 'order.eml', 'eml'],
    ['a mail in another encoding', eml('R\u00e8gles'), 'order.eml', 'eml'],
    ['a table', text('url;when\nhttps://acme.example/1;2026-11-20\n'), 'urls.csv', 'csv'],
    ['a table of account names', text('name,phone\n@seller_9000,+31 6 0000\n-5,x\n'), 'a.csv', 'csv'],
    ['a table in Unicode of Windows', inUtf16('url\twhen\r\n'), 'urls.csv', 'csv'],
    ['a sheet', xlsx(), 'urls.xlsx', 'xlsx'],
    ['a signed message', P7M, 'order.txt.p7m', 'p7m'],
    ['a signed message in pieces', P7M_IN_PIECES, 'order.p7m', 'p7m'],
    ['a signed container', asice(), 'order.asice', 'asice'],
    ['a container of documents', asice({ 'order.pdf': PDF.toString('latin1') }), 'order.asice', 'asice'],
    ['a document as before', odt(), 'order.odt', 'odt'],
    ['a PDF as before', PDF, 'order.pdf', 'pdf'],
  ])('is told by its bytes: %s', async (_, bytes, name, expected) => {
    expect(await judge(bytes, name)).toBe(expected);
  });

  it.each([
    ['a program named .png', EXE, 'screen.png', undefined],
    ['text that is no mail', text('Dear Sir,\n\nFrom: nobody\n'), 'order.eml', undefined],
    ['a mail without a sender', text('Subject: Order\n\nText\n'), 'order.eml', undefined],
    ['a program named .csv', EXE, 'urls.csv', undefined],
    ['a plain archive', zipOf({ 'a.txt': 'x' }), 'order.asice', undefined],
    [
      'a container that says it later',
      zipOf({ a: 'x', mimetype: 'application/vnd.etsi.asic-e+zip' }),
      'o.asice',
      undefined,
    ],
    ['half a signed message', P7M.subarray(0, 60), 'order.p7m', undefined],
    ['a signature alone', P7S, 'order.p7m', 'unreadable'],
    [
      'a container that nobody signed',
      zipOf({ mimetype: 'application/vnd.etsi.asic-e+zip', 'a.txt': 'x' }),
      'o.asice',
      'unreadable',
    ],
    ['a container with a program', asice({ 'setup.exe': EXE.toString('latin1') }), 'o.asice', 'active'],
    ['a container with macros', asice({ 'order.docx': docm().toString('latin1') }), 'o.asice', 'active'],
    ['a container in a container', asice({ 'o.asice': asice().toString('latin1') }), 'o.asice', 'active'],
    ['a sheet with macros', xlsx({ 'xl/vbaProject.bin': 'x' }), 'urls.xlsx', 'active'],
    ['a sheet with old macros', xlsx({ 'xl/macrosheets/sheet1.xml': 'x' }), 'urls.xlsx', 'active'],
    ['a sheet with a program', xlsx({ 'xl/embeddings/oleObject1.bin': 'x' }), 'urls.xlsx', 'active'],
    ['a table in Unicode that starts a program', inUtf16(`a;=cmd|' /C calc'!A0\n`), 'urls.csv', 'active'],
    ['a table that starts a program', text("a;=cmd|' /C calc'!A0\n"), 'urls.csv', 'active'],
    ['a table that calls out', text('x,"=HYPERLINK(1)"\n'), 'urls.csv', 'active'],
  ])('is not taken: %s', async (_, bytes, name, expected) => {
    expect(await judge(bytes, name)).toBe(expected);
  });

  it.each([
    ['a picture', PNG, 'a.png'],
    ['a mail', eml(), 'a.eml'],
    ['a sheet', xlsx(), 'a.xlsx'],
    ['a container', asice(), 'a.asice'],
    ['a signed message', P7M, 'a.p7m'],
  ])('is no document of a provider: %s', async (_, bytes, name) => {
    expect(await documentTypeOf(bytes, name)).toBeUndefined();
  });
});

describe('what was signed', () => {
  it.each([
    ['at once', P7M],
    ['in pieces', P7M_IN_PIECES],
  ])('is read as openssl wrote it: %s', (_, bytes) => {
    expect(signedContentOf(bytes)?.toString()).toBe('The order.\n');
  });

  it('ends for every byte that is changed or cut off', () => {
    for (let at = 0; at < P7M_IN_PIECES.length; at += 1) {
      const changed = Buffer.from(P7M_IN_PIECES);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      signedContentOf(changed);
      signedContentOf(P7M_IN_PIECES.subarray(0, at));
    }
    expect(signedContentOf(Buffer.alloc(100_000, 0x30))).toBeUndefined();
    expect(signedContentOf(Buffer.alloc(100_000, Buffer.from([0x30, 0x80])))).toBeUndefined();
  });
});

describe('a member of an archive', () => {
  it('is never unpacked to more than is allowed', () => {
    const packed = deflateRawSync(Buffer.alloc(10_000_000));
    const archive = packedIn('a', packed);
    const [member] = zipMembers(archive) ?? [];
    expect(member && unpacked(archive, member, 1_000_000)).toBeUndefined();
    expect(member && unpacked(archive, member, 10_000_000)?.length).toBe(10_000_000);
  });

  it('is not looked for in what is no whole archive', () => {
    for (const bytes of [Buffer.alloc(0), asice().subarray(0, -1), asice().subarray(4)])
      expect(zipMembers(bytes)).toBeUndefined();
  });
});

/** An archive with one packed member. */
function packedIn(name: string, packed: Buffer): Buffer {
  const archive = zipOf({ [name]: packed.toString('latin1') });
  const at = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  const bytes = Buffer.concat([archive.subarray(0, 30 + name.length), packed, archive.subarray(at)]);
  const directoryAt = 30 + name.length + packed.length;
  bytes.writeUInt16LE(8, directoryAt + 10);
  bytes.writeUInt32LE(packed.length, directoryAt + 20);
  bytes.writeUInt32LE(directoryAt, bytes.length - 6);
  return bytes;
}
