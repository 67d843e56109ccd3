import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of somebody who may mean us harm: each path answers as the test says, any other with 404. */
export class StrangeSite {
  readonly requests: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  private readonly answers = new Map<string, RequestListener>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StrangeSite> {
    const server = createServer();
    const site = new StrangeSite(server);
    server.on('request', (request, response) => {
      site.requests.push({ url: request.url, headers: request.headers });
      const answer =
        site.answers.get(request.url ?? '') ?? ((_, { writeHead }) => writeHead.call(response, 404).end());
      answer(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return site;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  answer(path: string, answer: RequestListener): void {
    this.answers.set(path, answer);
  }

  page(path: string, text: string | Buffer, headers: Record<string, string> = {}): void {
    this.answer(path, (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text),
    );
  }

  redirect(path: string, location: string, status = 302): void {
    this.answer(path, (_, response) => response.writeHead(status, { location }).end('elsewhere'));
  }

  asked(path: string): number {
    return this.requests.filter(({ url }) => url === path).length;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((stopped) => this.server.close(stopped));
  }
}
