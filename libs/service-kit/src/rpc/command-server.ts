import { ServerNats, type NatsOptions } from '@nestjs/microservices';
import type { NatsConnection, Subscription } from 'nats';
import { throwError } from 'rxjs';
import { ServiceUnavailable } from '../errors/errors.ts';
import { within } from '../waiting/index.ts';
import { toWire } from './wire-error.ts';

/** A command that takes longer is left unanswered when its service ends. */
const GRACE_MS = 2_000;

/** More would not be answered within the two seconds that callers wait: it is better to say so at once. */
const MOST_AT_ONCE = 250;
const LONGEST_MS = 60_000;
const FULL = toWire(new ServiceUnavailable());

/** Of a command: how its handler is called, and how what the handler gives is sent. */
type Handling = Parameters<ServerNats['handleRequest']>;

/**
 * Answers a service's commands over NATS. When it is closed it takes no more, answers those that have reached it, and
 * waits no longer than that: Nest's own always waits for the whole grace period, and drops what NATS sent meanwhile.
 */
export class CommandServer extends ServerNats {
  /** A timer for each command that is not answered yet. */
  private readonly atWork = new Set<NodeJS.Timeout>();
  private whenAnswered: () => void = () => undefined;

  constructor(options: NonNullable<NatsOptions['options']>) {
    super({ ...options, gracefulShutdown: false });
  }

  override async close(): Promise<void> {
    // A caller that is not answered by then, or cannot be reached any more, must not prevent the service from ending.
    await within(GRACE_MS, () => this.answerAll()).catch(() => undefined);
    await super.close();
  }

  protected override handleRequest(context: Handling[0], produce: Handling[1], respond: Handling[2]): void {
    if (this.atWork.size >= MOST_AT_ONCE)
      return super.handleRequest(context, () => Promise.resolve(throwError(() => FULL)), respond);
    const end = this.begin();
    const failed = (error: unknown): never => {
      end();
      throw error;
    };
    return super.handleRequest(
      context,
      () => produce().catch(failed),
      (packet) => {
        try {
          return respond(packet);
        } finally {
          if (packet.isDisposed) end();
        }
      },
    );
  }

  private async answerAll(): Promise<void> {
    const subscriptions = this['subscriptions'] as Subscription[];
    if (subscriptions.length === 0) return;
    await Promise.allSettled(subscriptions.map((subscription) => subscription.drain()));
    if (this.atWork.size > 0) await new Promise<void>((resolve) => (this.whenAnswered = resolve));
    await this.unwrap<NatsConnection>().flush();
  }

  /** @returns ends it. One that is never answered takes nobody's place for longer than anybody waits for it. */
  private begin(): () => void {
    const end = () => {
      clearTimeout(place);
      this.atWork.delete(place);
      if (this.atWork.size === 0) this.whenAnswered();
    };
    const place = setTimeout(end, LONGEST_MS).unref();
    this.atWork.add(place);
    return end;
  }
}
