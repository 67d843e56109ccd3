import { randomBytes } from 'node:crypto';
import type { Asking } from './caller.ts';

/** One file as a browser's form sends it, in the field `file`. */
export function form(name: string, bytes: Buffer, type = 'application/pdf'): Required<Asking> {
  const boundary = `border-${randomBytes(8).toString('hex')}`;
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    `Content-Type: ${type}`,
    '\r\n',
  ].join('\r\n');
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  };
}
