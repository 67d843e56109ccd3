import { deflateRawSync } from 'node:zlib';
import { docm, docx, EXE, odt, PDF, zipOf } from '@rep13/testing/files';
import { documentTypeOf } from './document-type.ts';

const text = (content: string) => Buffer.from(content);
const utf16 = (content: string) => Buffer.from(`\ufeff${content}`, 'utf16le');

describe('what an upload is', () => {
  it.each([
    ['a PDF', PDF, 'policy.pdf', 'pdf'],
    ['a PDF under another name', PDF, 'policy.exe', 'pdf'],
    ['a Word text', docx(), 'policy.docx', 'docx'],
    ['an OpenDocument text', odt(), 'policy', 'odt'],
    ['text', text('Règles – 规则\r\n\tno. 1\n'), 'policy.txt', 'txt'],
    ['Markdown', text('# Rules'), 'RULES.MD', 'md'],
    ['text of Windows', Buffer.from('Richtlinie f\xfcr \x93Inhalte\x94\r\n', 'latin1'), 'policy.txt', 'txt'],
    ['Unicode of Windows', utf16('Richtlinie für Inhalte\r\n'), 'policy.txt', 'txt'],
    ['Unicode, the other way round', utf16('Règles').swap16(), 'policy.txt', 'txt'],
    ['a PDF after an empty line', Buffer.concat([text('\r\n'), PDF]), 'policy.pdf', 'pdf'],
    ['a PDF after the mark of UTF-8', Buffer.concat([text('\ufeff'), PDF]), 'policy.pdf', 'pdf'],
    [
      'a PDF after a printer’s line',
      Buffer.concat([text('@PJL ENTER LANGUAGE=PDF\r\n'), PDF]),
      'p.pdf',
      'pdf',
    ],
    ['text without an ending', text('Rules'), 'RULES', 'txt'],
    ['text that begins like a picture', text('BMW sells cars'), 'policy.txt', 'txt'],
  ])('is told by the bytes: %s', async (_, bytes, name, extension) => {
    expect(await documentTypeOf(bytes, name)).toMatchObject({ extension });
  });

  it.each([
    ['text named .pdf', text('I am a PDF, trust me'), 'policy.pdf'],
    ['a program named .pdf', EXE, 'policy.pdf'],
    ['a program', EXE, 'setup.exe'],
    ['a web page', text('<script>alert(1)</script>'), 'policy.html'],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), 'policy.svg'],
    ['a script', text('#!/bin/sh\nrm -rf /\n'), 'policy.sh'],
    ['a picture named .pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'policy.pdf'],
    ['an archive', zipOf({ 'a.txt': 'x' }), 'policy.docx'],
    ['a Word text with macros', docm(), 'policy.docx'],
    ['a Java archive', zipOf({ 'META-INF/MANIFEST.MF': 'x' }), 'policy.odt'],
    ['half an archive', docx().subarray(0, 20), 'policy.docx'],
    ['text with a zero byte', text('Rules\0'), 'policy.txt'],
    ['bytes that are text in no encoding', Buffer.from([0x52, 0xe8, 0x81, 0x6c, 0x65]), 'policy.txt'],
    ['UTF-16 without its mark', Buffer.from('Rules', 'utf16le'), 'policy.txt'],
    ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x52, 0x00, 0x6c]), 'policy.txt'],
    ['a web page before the header of a PDF', text('<script>x()</script>\n%PDF-1.4'), 'policy.pdf'],
    ['a header in the middle of a line', text('trust me %PDF-1.4'), 'policy.pdf'],
  ])('is nothing that we take: %s', async (_, bytes, name) => {
    expect(await documentTypeOf(bytes, name)).toBeUndefined();
  });

  it('is told without unpacking what would fill the memory', async () => {
    const bomb = bombOf('[Content_Types].xml', 900_000_000);
    const before = process.memoryUsage().rss;

    expect(await documentTypeOf(bomb, 'policy.docx')).toBeUndefined();

    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});

/** An archive whose only entry would be so many bytes of zeros. */
function bombOf(name: string, size: number): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: 2 });
  const packed = Buffer.concat(Array.from({ length: size / 1_000_000 }, () => megabyte));
  const stored = zipOf({ [name]: '' });
  stored.writeUInt16LE(8, 8);
  stored.writeUInt32LE(packed.length, 18);
  stored.writeUInt32LE(1_000, 22);
  const header = 30 + Buffer.byteLength(name);
  return Buffer.concat([stored.subarray(0, header), packed, stored.subarray(header)]);
}
