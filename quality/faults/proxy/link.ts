import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pipeline, Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOOPBACK } from '@rep13/local-stack';

/** `cut`: reset and refused. `silent`: nothing gets through, nobody is told. `slow`: everything comes later. */
export type LinkState = 'open' | 'cut' | 'silent' | 'slow';

const LATER_MS = 150;

/** A way from one service to one server that can be disturbed. */
export class Link {
  private state: LinkState = 'open';
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private opened: Promise<void> = Promise.resolve();
  private open: () => void = () => undefined;

  constructor(private targetPort = 0) {
    this.server = createServer((client) => this.join(client));
  }

  /** Where it leads from now on: known only later than where it listens. */
  aim(targetPort: number): void {
    this.targetPort = targetPort;
  }

  async listen(): Promise<number> {
    this.server.listen(0, LOOPBACK);
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  set(state: LinkState): void {
    this.open();
    this.state = state;
    if (state === 'silent') this.opened = new Promise((resolve) => (this.open = resolve));
    if (state === 'cut') for (const socket of this.sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.set('cut');
    await new Promise<void>((done) => this.server.close(() => done()));
  }

  private join(client: Socket): void {
    if (this.state === 'cut') return void client.resetAndDestroy();
    const upstream = connect({ port: this.targetPort, host: LOOPBACK });
    this.carry(client, upstream);
    this.carry(upstream, client);
  }

  private carry(from: Socket, to: Socket): void {
    this.sockets.add(from.setNoDelay(true));
    from.once('close', () => this.sockets.delete(from));
    // What one side ends, ends for the other one too.
    pipeline(from, this.gate(), to, () => to.destroy());
  }

  private gate(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        if (this.state === 'open') return done(null, chunk);
        void this.mayPass().then(() => done(null, chunk));
      },
    });
  }

  private async mayPass(): Promise<void> {
    if (this.state === 'slow') await sleep(LATER_MS);
    await this.opened;
  }
}
