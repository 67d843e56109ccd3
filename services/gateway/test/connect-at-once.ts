import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/** So many connections that are all there before the first is accepted, each with a request; until each has an answer. */
export async function connectAtOnce(server: Server, count: number, path: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets)
    socket.once('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: gateway.test\r\n\r\n`));
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  for (const socket of sockets) socket.destroy();
}
