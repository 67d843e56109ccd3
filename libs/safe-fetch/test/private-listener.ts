import { createServer, type AddressInfo, type Server } from 'node:net';

/** Listens where only this machine can reach, as a database or a metadata service does, and records who came. */
export class PrivateListener {
  connections = 0;
  bytes = 0;
  private readonly servers: Server[] = [];

  private constructor(readonly port: number) {}

  /** On 127.0.0.1, and on the same port of ::1 and 127.0.0.2 where the machine has them. */
  static async start(): Promise<PrivateListener> {
    const first = createServer();
    await listening(first, 0, '127.0.0.1');
    const listener = new PrivateListener((first.address() as AddressInfo).port);
    listener.record(first);
    for (const host of ['::1', '127.0.0.2']) {
      const server = createServer();
      if (await listening(server, listener.port, host)) listener.record(server);
    }
    return listener;
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => new Promise((stopped) => server.close(stopped))));
  }

  private record(server: Server): void {
    this.servers.push(server);
    server.on('connection', (socket) => {
      this.connections += 1;
      socket.on('data', ({ length }) => (this.bytes += length));
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\nsecret');
    });
  }
}

const listening = (server: Server, port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => resolve(true));
  });
