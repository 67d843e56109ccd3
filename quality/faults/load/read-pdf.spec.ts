import { readPdf } from './read-pdf.ts';

const pdf = (title: string, end = '%%EOF\n') =>
  Buffer.from(`%PDF-1.7\n<< /Title ${title} >>\n${end}`, 'latin1');

describe('a PDF', () => {
  it('is whole from its first line to its last', () => {
    expect(readPdf(pdf('(Agreement)')).isWhole).toBe(true);
    expect(readPdf(pdf('(Agreement)', '')).isWhole).toBe(false);
    expect(readPdf(Buffer.from('<html>')).isWhole).toBe(false);
  });

  it('says its title in one byte a character or in two', () => {
    expect(readPdf(pdf('(Agreement \\(signed\\) DSA-1)')).title).toBe('Agreement (signed) DSA-1');
    const wide = Buffer.from('Agreement DSA-1', 'utf16le').swap16().toString('latin1');
    expect(readPdf(pdf(`(þÿ${wide})`)).title).toBe('Agreement DSA-1');
    expect(readPdf(pdf('<FEFF>')).title).toBe('');
  });

  it('says a title that stands in an object of its own', () => {
    const text = '%PDF-1.7\n7 0 obj\n<< /Title 17 0 R >>\nendobj\n17 0 obj\n(Agreement DSA-1)\nendobj\n%%EOF';
    expect(readPdf(Buffer.from(text)).title).toBe('Agreement DSA-1');
  });
});
