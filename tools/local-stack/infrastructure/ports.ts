import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';
const PROBE_MS = 1_000;

/**
 * Below the ports that a system gives to outgoing connections (from 32768 on Linux, from 49152 by RFC 6335): one of
 * those can be taken by anybody's connection while the server that had it restarts.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/** A TCP port on the loopback address that nothing listens on right now, and that no outgoing connection takes later. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await canListen(port)) return port;
  }
}

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });

/** True when what listens on the port greets (after `say`, if given) with `expected`. Never throws. */
export function greets(port: number, expected: string, greeting = '', host = LOOPBACK): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(PROBE_MS, () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.once('connect', () => socket.write(greeting));
    socket.once('data', (data) => end(data.toString().startsWith(expected)));
  });
}
