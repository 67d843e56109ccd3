import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What VIES was asked. */
export interface ViesQuestion {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** A VIES for tests: it answers what it is told to, also as VIES itself does on a bad day. */
export class ViesServer {
  readonly asked: ViesQuestion[] = [];
  status = 200;
  answer: unknown = { valid: true, requestIdentifier: 'WAPIAAAAX1', name: 'ACME SAM', address: '---' };

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += String(chunk)));
      request.on('end', () => {
        this.asked.push({ path: request.url ?? '', body: JSON.parse(text) as Record<string, unknown> });
        response.writeHead(this.status, { 'Content-Type': 'application/json' });
        response.end(typeof this.answer === 'string' ? this.answer : JSON.stringify(this.answer));
      });
    });
  }

  static async start(): Promise<ViesServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ViesServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/rest-api/`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
