import { Inject, Injectable } from '@nestjs/common';
import {
  PUBLISH_AGAIN_MAX,
  publishedEventCommands,
  type ListPublishedEvents,
  type PayloadOf,
  type PublishedEventsView,
} from '@rep13/contracts-messaging';
import { v7 as uuidv7 } from 'uuid';
import { withContext } from '../context/request-context.ts';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { SERVICE_DEFINITION } from '../definition/tokens.ts';
import { PublishedEvents } from '../outbox/published-events.ts';
import { RpcClient } from '../rpc/rpc-client.ts';

/** The services whose events are handled here; this one may be among them. */
@Injectable()
export class EventProducers {
  constructor(
    @Inject(SERVICE_DEFINITION) private readonly service: ServiceDefinition,
    private readonly own: PublishedEvents,
    private readonly rpc: RpcClient,
  ) {}

  list(producer: string, query: PayloadOf<ListPublishedEvents>): Promise<PublishedEventsView> {
    if (producer === this.service.name) return this.own.list(query);
    return asSystem(() => this.rpc.call(publishedEventCommands(producer).list, query));
  }

  async publishAgain(producer: string, eventIds: readonly string[]): Promise<void> {
    for (let from = 0; from < eventIds.length; from += PUBLISH_AGAIN_MAX) {
      const some = eventIds.slice(from, from + PUBLISH_AGAIN_MAX);
      if (producer === this.service.name) await this.own.publishAgain(some);
      else
        await asSystem(() =>
          this.rpc.call(publishedEventCommands(producer).publishAgain, { eventIds: some }),
        );
    }
  }
}

const asSystem = <T>(ask: () => Promise<T>): Promise<T> =>
  withContext({ correlationId: uuidv7(), actor: 'system' }, ask);
