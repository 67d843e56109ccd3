import { connect, createServer, type AddressInfo } from 'node:net';

export const LOOPBACK = '127.0.0.1';
const PROBE_MS = 1_000;

/** A TCP port on the loopback address that nothing listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** True when what listens on the port greets (after `say`, if given) with `expected`. Never throws. */
export function greets(port: number, expected: string, say = '', host = LOOPBACK): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(PROBE_MS, () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.once('connect', () => socket.write(say));
    socket.once('data', (data) => end(data.toString().startsWith(expected)));
  });
}
