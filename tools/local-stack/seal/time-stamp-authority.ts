import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOOPBACK } from '../infrastructure/ports.ts';
import type { Identity } from './certificates.ts';
import { answerTimeStampRequest } from './time-stamp-token.ts';

/** A running time-stamp authority of RFC 3161. */
export interface TimeStampAuthority {
  readonly url: string;
  stop(): Promise<void>;
}

const REQUEST_BYTES_MAX = 10_000;

/** Answers on this machine alone unless told where, by the machine's clock: for development and tests. */
export async function startTimeStampAuthority(
  authority: Identity,
  host = LOOPBACK,
): Promise<TimeStampAuthority> {
  const server = createServer((request, response) => {
    void bodyOf(request)
      .then((body) => answerTimeStampRequest(body, authority, new Date()))
      .then(
        (answer) => response.writeHead(200, { 'Content-Type': 'application/timestamp-reply' }).end(answer),
        () => response.writeHead(400).end(),
      );
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > REQUEST_BYTES_MAX) throw new Error('no request for a time stamp is that long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
