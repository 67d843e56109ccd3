import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ClientNats, NatsRecordBuilder } from '@nestjs/microservices';
import { EmptyResponseException } from '@nestjs/microservices/errors/empty-response.exception.js';
import type { Command, CommandClass, PayloadOf, ReplyOf } from '@rep13/contracts-messaging';
import type { Logger } from 'pino';
import { firstValueFrom, timeout } from 'rxjs';
import { v7 as uuidv7 } from 'uuid';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { LOGGER, SERVICE_CONFIG, SERVICE_DEFINITION } from '../definition/tokens.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import { currentContext, type RequestContext } from '../context/request-context.ts';
import { ServiceUnavailable } from '../errors/errors.ts';
import { natsOptions } from '../nats/nats-connection.ts';
import { CommandSerializer } from './packet-serializers.ts';
import { ReplyDeserializer } from './reply-deserializer.ts';
import { toHeaders } from './rpc-headers.ts';
import { isWireError, fromWire } from './wire-error.ts';

/**
 * Nobody waits longer for one service, unless the command says so itself.
 * Each layer gives up before the one that asked it: browser 10 s > gateway 4 s > this > SQL 1.5 s.
 */
const RPC_DEADLINE_MS = 2_000;

/** A mistake in the code: the service sends a command that it has not declared. The message is the line to write. */
export class UndeclaredCall extends Error {}

/** Typed requests to other services over core NATS. */
@Injectable()
export class RpcClient implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly client: ClientNats;

  constructor(
    @Inject(SERVICE_CONFIG) config: ServiceConfig,
    @Inject(SERVICE_DEFINITION) private readonly service: Pick<ServiceDefinition, 'name' | 'calls'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.client = new ClientNats({
      ...natsOptions(config.NATS_URL, `${service.name} requests`),
      serializer: new CommandSerializer(),
      deserializer: new ReplyDeserializer(),
    });
  }

  onApplicationBootstrap(): void {
    this.client
      .connect()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'nats: not connected yet'));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }

  /**
   * Sends a command and waits for its answer.
   * @throws the service's own DomainError, or ServiceUnavailable: no subscriber, no answer in time, one that nobody can read,
   * NATS away. UndeclaredCall where the service's definition does not name the command.
   */
  async call<C extends Command<unknown>>(type: CommandClass<C>, payload: PayloadOf<C>): Promise<ReplyOf<C>> {
    this.refuseUndeclared(type);
    const context = this.outgoingContext(type.answerWithinMs ?? RPC_DEADLINE_MS);
    const record = new NatsRecordBuilder(payload).setHeaders(toHeaders(context)).build();
    const waitMs = Math.max(1, (context.deadline ?? 0) - Date.now());
    try {
      return await firstValueFrom(
        this.client.send<ReplyOf<C>>(type.subject, record).pipe(timeout({ first: waitMs })),
      );
    } catch (error) {
      if (isWireError(error)) throw fromWire(error);
      const why = error instanceof EmptyResponseException ? { reason: 'no subscriber' } : { err: error };
      this.logger.warn({ subject: type.subject, ...why }, 'request not answered');
      throw new ServiceUnavailable();
    }
  }

  private refuseUndeclared({ name, subject }: CommandClass<Command<unknown>>): void {
    const { name: caller, calls = [] } = this.service;
    if (calls === 'everything' || calls.some((declared) => declared.subject === subject)) return;
    throw new UndeclaredCall(
      `${caller} may not call ${subject}: add ${name} to "calls" of services/${caller}/src/service.ts, ` +
        'then npm run reference',
    );
  }

  private outgoingContext(withinMs: number): RequestContext {
    const current = currentContext() ?? { correlationId: uuidv7(), actor: 'system' };
    const deadline = Math.min(current.deadline ?? Infinity, Date.now() + withinMs);
    return { ...current, deadline };
  }
}
