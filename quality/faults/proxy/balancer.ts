import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOOPBACK } from '@rep13/local-stack';

/**
 * Shares requests out among the gateways, as the proxy in front of them does: each over a connection of its own, and
 * to the next one where nobody listens. What a gateway has begun to hear is not sent to another.
 */
export class Balancer {
  private readonly ports: number[] = [];
  private turn = 0;
  private readonly server: Server = createServer((asked, answer) => {
    this.turn += 1;
    const first = this.turn % this.ports.length;
    this.pass(asked, answer, [...this.ports.slice(first), ...this.ports.slice(0, first)]);
  });

  /** @returns its address. */
  async listen(): Promise<string> {
    await once(this.server.listen(0, LOOPBACK), 'listening');
    return `http://${LOOPBACK}:${(this.server.address() as AddressInfo).port}`;
  }

  share(...ports: readonly number[]): void {
    this.ports.push(...ports);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private pass(asked: IncomingMessage, answer: ServerResponse, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void answer.writeHead(502).end();
    const { method, url: path, headers } = asked;
    const onward = request({ host: LOOPBACK, port, method, path, headers, agent: false });
    onward.on('socket', (socket) => socket.once('connect', () => asked.pipe(onward)));
    onward.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') this.pass(asked, answer, others);
      else answer.destroy();
    });
  }
}
