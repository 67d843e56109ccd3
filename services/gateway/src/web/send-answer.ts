import type { Request, Response } from 'express';

/** Bytes, or the path of a file below the web root. */
type Content = Buffer | string;

/** What the site answers to one address. */
export interface Answer {
  status?: number;
  /** A file's ending or a media type. */
  type: string;
  headers: Record<string, string>;
  plain: Content;
  /** The same compressed, for browsers that understand it. */
  brotli?: Content;
  /** Nobody ever has to ask whether it has changed. */
  isImmutable?: true;
}

const NO_LONGER_THERE = { code: 'gateway.not-found', message: 'Not found' };

export const NOT_FOUND: Answer = {
  status: 404,
  type: 'json',
  headers: { 'Cache-Control': 'no-store' },
  plain: Buffer.from(JSON.stringify(NO_LONGER_THERE)),
};

export function sendAnswer(request: Request, response: Response, answer: Answer, webRoot: string): void {
  const { status = 200, type, headers, plain, brotli, isImmutable = false } = answer;
  const isBrotli = brotli !== undefined && request.acceptsEncodings(['br', 'identity']) === 'br';
  response.status(status).type(type).set(headers);
  if (brotli !== undefined) response.vary('Accept-Encoding');
  if (isBrotli) response.set('Content-Encoding', 'br');
  const content = isBrotli ? brotli : plain;
  if (Buffer.isBuffer(content)) return void response.send(content);
  response.sendFile(
    content.slice(1),
    { root: webRoot, cacheControl: false, acceptRanges: false, lastModified: !isImmutable },
    (error) => {
      if (!error || response.headersSent) return;
      response.removeHeader('Content-Encoding');
      sendAnswer(request, response, NOT_FOUND, webRoot);
    },
  );
}
