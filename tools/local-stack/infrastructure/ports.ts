import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';
const PROBE_MS = 1_000;

/**
 * Below the ports that a system gives to outgoing connections (from 32768 on Linux, from 49152 by RFC 6335): one of
 * those can be taken by anybody's connection while the server that had it restarts.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/**
 * A TCP port on the loopback address that nothing listens on right now, that no outgoing connection takes later, and
 * that no other call on this machine answers while this process runs: not before the server listens, nor while it
 * restarts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if ((await reserve(port)) && (await canListen(port))) return port;
  }
}

/** Holds the port's number for this process: as a UDP socket, which the system closes however the process ends. */
const reserve = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', (error) => resolveIfInUse(error, resolve, reject));
    socket.bind({ port, address: LOOPBACK, exclusive: true }, () => resolve(true));
  });

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => resolveIfInUse(error, resolve, reject));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });

function resolveIfInUse(
  error: NodeJS.ErrnoException,
  resolve: (isFree: boolean) => void,
  reject: (error: Error) => void,
): void {
  if (error.code === 'EADDRINUSE') resolve(false);
  else reject(error);
}

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
