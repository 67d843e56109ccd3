import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { NatsConnectionHolder } from './nats-connection.ts';

/** Closes the events' connection last, when relay and consumers have stopped. */
@Injectable()
export class NatsConnectionCloser implements OnApplicationShutdown {
  constructor(private readonly nats: NatsConnectionHolder) {}

  onApplicationShutdown(): Promise<void> {
    return this.nats.close();
  }
}
