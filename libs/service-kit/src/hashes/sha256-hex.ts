import { createHash } from 'node:crypto';

/** The SHA-256 of these bytes, or of the UTF-8 of this text, as 64 lower-case hexadecimal digits. */
export const sha256Hex = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');
