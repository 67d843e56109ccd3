import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Consumer, jetstream, type JsMsg } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import { BackgroundLoop } from '../background/background-loop.ts';
import { STREAM } from '../event-stream/stream.ts';
import type { NatsConnectionHolder } from '../nats/nats-connection.ts';
import type { EventSubscriber } from './event-subscriber.ts';

const FETCH = { max_messages: 64, expires: 5_000 };
const RETRY_AFTER_MS = 1_000;
/** Events in one transaction: few enough that their locks are soon given back. */
const TOGETHER = 32;

/** One durable pull consumer: fetches, hands to those who read through it, acknowledges after their commits. */
export class EventConsumer {
  private consumer: Consumer | undefined;
  private abort: (() => void) | undefined;
  private readonly waiting: JsMsg[] = [];
  private working: Promise<void> | undefined;

  private readonly loop = new BackgroundLoop(() => this.fetch(), {
    intervalMs: RETRY_AFTER_MS,
    onError: (error) => {
      this.consumer = undefined;
      this.logger.warn({ err: error, consumer: this.name }, 'event consumer: will try again');
    },
  });

  constructor(
    private readonly name: string,
    private readonly subscribers: readonly EventSubscriber[],
    private readonly nats: NatsConnectionHolder,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.loop.start();
  }

  async stop(): Promise<void> {
    const stopped = this.loop.stop();
    this.abort?.();
    await stopped;
  }

  private async fetch(): Promise<boolean> {
    if (!(await this.nats.isUp())) return false;
    this.consumer ??= await this.find();
    const messages = await this.consumer.fetch(FETCH);
    this.abort = () => void messages.close();
    for await (const message of messages) {
      this.waiting.push(message);
      this.working ??= this.work();
    }
    await this.working;
    return true;
  }

  /** Whatever has arrived by now is taken together: one at a time when it is quiet, many when there is much to do. */
  private async work(): Promise<void> {
    try {
      while (this.waiting.length > 0) {
        await nextTurn();
        await this.take(this.waiting.splice(0, TOGETHER));
      }
    } catch (error) {
      // Nothing could even be said to the stream; it sends again what it has not heard of.
      this.logger.warn({ err: error, consumer: this.name }, 'event consumer: could not answer the stream');
    } finally {
      // In the same turn in which nothing more was waiting: what comes next begins another round.
      this.working = undefined;
    }
  }

  /** The stream's provisioner makes it, also when it was gone. @throws until it is there. */
  private async find(): Promise<Consumer> {
    return jetstream(await this.nats.get()).consumers.get(STREAM, this.name);
  }

  /** Acknowledged once all who read here are done with it; when it comes again, those who had it pass it over. */
  private async take(messages: JsMsg[]): Promise<void> {
    const again = new Set<JsMsg>();
    for (const subscriber of this.subscribers)
      for (const message of await subscriber.take(messages)) again.add(message);
    for (const message of messages) {
      if (again.has(message)) message.nak(RETRY_AFTER_MS);
      else message.ack();
    }
  }
}
