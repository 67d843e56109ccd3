import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchRefused } from './fetch-errors.ts';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What `Accept-Encoding` offers. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/** All bytes of the body after decompression, as long as they are few: a bomb is put out at its first bytes too many. @throws FetchRefused */
export async function boundedBody(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  const source = decoded(body, encoding.trim().toLowerCase());
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
