import { ServerNats, type NatsOptions } from '@nestjs/microservices';
import type { NatsConnection, Subscription } from 'nats';
import { within } from '../waiting/index.ts';

/** A command that takes longer is left unanswered when its service ends. */
const GRACE_MS = 2_000;

/** Of a command: how its handler is called, and how what the handler gives is sent. */
type Handling = Parameters<ServerNats['handleRequest']>;

/**
 * Answers a service's commands over NATS. When it is closed it takes no more, answers those that have reached it, and
 * waits no longer than that: Nest's own always waits for the whole grace period, and drops what NATS sent meanwhile.
 */
export class CommandServer extends ServerNats {
  private unanswered = 0;
  private whenAnswered: () => void = () => undefined;

  constructor(options: NonNullable<NatsOptions['options']>) {
    super({ ...options, gracefulShutdown: false });
  }

  override async close(): Promise<void> {
    // Whoever is not answered by then, or cannot be reached any more, must not keep the service from ending.
    await within(GRACE_MS, () => this.answerAll()).catch(() => undefined);
    await super.close();
  }

  protected override handleRequest(context: Handling[0], produce: Handling[1], respond: Handling[2]): void {
    this.unanswered += 1;
    return super.handleRequest(
      context,
      () => produce().catch((error: unknown) => this.failed(error)),
      (packet) => {
        try {
          return respond(packet);
        } finally {
          if (packet.isDisposed) this.answered();
        }
      },
    );
  }

  private async answerAll(): Promise<void> {
    const subscriptions = this['subscriptions'] as Subscription[];
    if (subscriptions.length === 0) return;
    await Promise.allSettled(subscriptions.map((subscription) => subscription.drain()));
    if (this.unanswered > 0) await new Promise<void>((resolve) => (this.whenAnswered = resolve));
    await this.unwrap<NatsConnection>().flush();
  }

  private failed(error: unknown): never {
    this.answered();
    throw error;
  }

  private answered(): void {
    this.unanswered -= 1;
    if (this.unanswered === 0) this.whenAnswered();
  }
}
