import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { FetchRefused } from './fetch-errors.ts';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const ZLIB_HEADER_BYTES = 2;

/** What `Accept-Encoding` offers. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/** All bytes of the body after decompression, as long as they are few: a bomb is put out at its first bytes too many. @throws FetchRefused */
export async function boundedBody(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  const source = name === 'deflate' ? await inflated(body) : decoded(body, name);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new FetchRefused('size');
      chunks.push(chunk);
    }
  } finally {
    source.destroy();
    body.destroy();
  }
  return Buffer.concat(chunks);
}

function decoded(body: Readable, encoding: string): Readable {
  if (encoding === '' || encoding === 'identity') return body;
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
  if (!decoder) {
    body.destroy();
    throw new FetchRefused('encoding');
  }
  // What goes wrong ends the stream that is read, which tells.
  return pipeline(body, decoder(), () => undefined);
}

/** "deflate" is sent with zlib's header, and by some servers without: its first two bytes tell. */
async function inflated(body: Readable): Promise<Readable> {
  const chunks = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    start = Buffer.concat([start, next.value]);
    if (start.length >= ZLIB_HEADER_BYTES) break;
  }
  const whole = Readable.from(continued(start, chunks), { objectMode: false });
  return pipeline(whole, hasZlibHeader(start) ? createInflate() : createInflateRaw(), () => undefined);
}

async function* continued(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** RFC 1950: the method is 8, and both bytes together are a multiple of 31. */
const hasZlibHeader = (bytes: Buffer): boolean =>
  bytes.length >= ZLIB_HEADER_BYTES && (bytes.readUInt8(0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0;
