import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Form = Readonly<Record<string, string>>;

/** A server that gives out access tokens (RFC 6749): what it is asked for, and what it answers next. */
export class TokenServer {
  readonly asked: Form[] = [];
  private answer: { readonly status: number; readonly body: object } = { status: 500, body: {} };

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        this.asked.push(Object.fromEntries(new URLSearchParams(body)));
        response.writeHead(this.answer.status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(this.answer.body));
      });
    });
  }

  static async start(): Promise<TokenServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TokenServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/token`;
  }

  answers(body: object, status = 200): void {
    this.answer = { status, body };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
