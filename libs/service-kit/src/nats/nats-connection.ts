import { connect, type ConnectionOptions, type NatsConnection } from 'nats';
import { natsServers } from './nats-servers.ts';

/**
 * Keeps trying for ever, each server in turn: with the client's defaults a 20 s outage closes the connection for good.
 * @param url `nats://user:password@host:port`, more servers after commas; the user gets an inbox of its own,
 *   `_INBOX.<user>.…`, which is the only one it may listen on. Without a user the server must take anybody.
 */
export const natsOptions = (url: string, name: string): ConnectionOptions => ({
  ...signIn(url),
  name,
  maxReconnectAttempts: -1,
  reconnectTimeWait: 500,
  reconnectJitter: 250,
  waitOnFirstConnect: true,
  pingInterval: 5_000,
  // Two errors made in advance for each request, for their stacks, are a twentieth of what a request costs.
  noAsyncTraces: true,
});

function signIn(url: string): ConnectionOptions {
  const { servers, user, password } = natsServers(url);
  return user ? { servers, user, pass: password, inboxPrefix: `_INBOX.${user}` } : { servers };
}

/** The connection for events; requests have their own. Resolves once NATS is there. */
export class NatsConnectionHolder {
  private readonly connection: Promise<NatsConnection>;

  constructor(url: string, name: string) {
    this.connection = connect(natsOptions(url, name));
    this.connection.then(
      (connection) => (this.opened = connection),
      () => undefined,
    );
  }

  private opened: NatsConnection | undefined;

  get(): Promise<NatsConnection> {
    return this.connection;
  }

  /** Whether a message sent now would reach the server. */
  isUp(): Promise<boolean> {
    if (!this.opened || this.opened.isClosed()) return Promise.resolve(false);
    const slow = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 500).unref());
    const flushed = this.opened.flush().then(
      () => true,
      () => false,
    );
    return Promise.race([flushed, slow]);
  }

  /** Calls back at the first connection and at each one after a break: what the server lost in between is not known. */
  whenConnected(listener: () => void): void {
    const listen = async () => {
      const connection = await this.connection;
      listener();
      for await (const { type } of connection.status()) if (type === 'reconnect') listener();
    };
    listen().catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.opened?.close();
  }
}
