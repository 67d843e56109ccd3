import { deflateSync } from 'node:zlib';

const PAGES =
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n';

/** A PDF of one page: `catalog` is added to its root, `objects` behind it. */
export const pdfOf = (catalog = '', ...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat(
    [
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n${PAGES}`,
      ...objects,
      'trailer\n<< /Root 1 0 R >>\n%%EOF\n',
    ].map((part) => Buffer.from(part)),
  );

export const object = (id: number, content: string): string => `${id} 0 obj\n${content}\nendobj\n`;

/** A stream of these bytes with these entries. */
export const stream = (id: number, entries: string, bytes: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`${id} 0 obj\n<< ${entries} /Length ${bytes.length} >>\nstream\r\n`),
    Buffer.from(bytes),
    Buffer.from('\nendstream\nendobj\n'),
  ]);

/** Objects packed as most programs do it today. */
export const objectStream = (content: string, entries = '/Filter /FlateDecode', pack = deflateSync): Buffer =>
  stream(9, `/Type /ObjStm /N 1 /First 5 ${entries}`, pack(Buffer.from(`10 0 ${content}`)));

export const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
