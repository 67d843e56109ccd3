import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { NatsLink } from './nats-connection.ts';

/** Closes the events' connection last, when relay and consumers have stopped. */
@Injectable()
export class NatsLinkCloser implements OnApplicationShutdown {
  constructor(private readonly nats: NatsLink) {}

  onApplicationShutdown(): Promise<void> {
    return this.nats.close();
  }
}
