import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RequestError, type NatsConnection } from 'nats';
import type { Command, CommandClass, PayloadOf, ReplyOf } from '@rep13/contracts-messaging';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { LOGGER, SERVICE_CONFIG, SERVICE_DEFINITION } from '../definition/tokens.ts';
import type { ServiceConfig } from '../config/service-config.ts';
import { currentContext, type RequestContext } from '../context/request-context.ts';
import { DomainError } from '../errors/domain-error.ts';
import { ServiceUnavailable } from '../errors/errors.ts';
import { NatsConnectionHolder } from '../nats/nats-connection.ts';
import { inSpan } from '../tracing/in-span.ts';
import { rpcSpan } from '../tracing/spans.ts';
import { TRACING, type Tracing } from '../tracing/tracing.ts';
import { readReply, writeRequest } from './packets.ts';
import { toHeaders } from './rpc-headers.ts';
import { isWireError, fromWire } from './wire-error.ts';

/**
 * Nobody waits longer for one service, unless the command says so itself.
 * Each layer gives up before the one that asked it: browser 10 s > gateway 4 s > this > SQL 1.5 s.
 */
const RPC_DEADLINE_MS = 2_000;

/** A mistake in the code: the service sends a command that it has not declared. The message is the line to write. */
export class UndeclaredCall extends Error {}

/** Typed requests to other services over core NATS, on a connection of their own. */
@Injectable()
export class RpcClient implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly nats: NatsConnectionHolder;
  private connection: NatsConnection | undefined;
  private isLost = false;

  constructor(
    @Inject(SERVICE_CONFIG) config: ServiceConfig,
    @Inject(SERVICE_DEFINITION) private readonly service: Pick<ServiceDefinition, 'name' | 'calls'>,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(TRACING) private readonly tracing?: Tracing,
  ) {
    this.nats = new NatsConnectionHolder(config.NATS_URL, `${service.name} requests`);
  }

  onApplicationBootstrap(): void {
    this.nats
      .get()
      .then((connection) => this.follow(connection))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'nats: not connected'));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.nats.close();
  }

  /**
   * Sends a command and waits for its answer.
   * @throws the service's own DomainError, or ServiceUnavailable: no subscriber, no answer in time, one that nobody can read,
   * NATS away. UndeclaredCall where the service's definition does not name the command.
   */
  async call<C extends Command<unknown>>(type: CommandClass<C>, payload: PayloadOf<C>): Promise<ReplyOf<C>> {
    this.refuseUndeclared(type);
    const context = this.outgoingContext(type.answerWithinMs ?? RPC_DEADLINE_MS);
    if (!this.tracing || !context.traceparent) return this.send(type, payload, context);
    return inSpan(this.tracing, rpcSpan('client', type.subject, context.traceparent), (traceparent) =>
      this.send(type, payload, { ...context, traceparent }),
    );
  }

  private async send<C extends Command<unknown>>(
    type: CommandClass<C>,
    payload: PayloadOf<C>,
    context: RequestContext,
  ): Promise<ReplyOf<C>> {
    try {
      const timeout = Math.max(1, (context.deadline ?? 0) - Date.now());
      const connection = this.connection ?? (await this.firstConnection(timeout));
      if (this.isLost) throw new Error('the connection to NATS is lost');
      const request = writeRequest(type.subject, payload);
      const reply = await connection.request(type.subject, request, { timeout, headers: toHeaders(context) });
      const { err, response } = readReply(reply);
      if (err === undefined) return response as ReplyOf<C>;
      throw isWireError(err) ? fromWire(err) : err;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const isAlone = error instanceof RequestError && error.isNoResponders();
      const why = isAlone ? { reason: 'no subscriber' } : { err: error };
      this.logger.warn({ subject: type.subject, ...why }, 'request not answered');
      throw new ServiceUnavailable();
    }
  }

  private firstConnection(withinMs: number): Promise<NatsConnection> {
    const waitedTooLong = sleep(withinMs, undefined, { ref: false }).then(() => {
      throw new Error('there is no connection to NATS yet');
    });
    return Promise.race([this.nats.get(), waitedTooLong]);
  }

  /** While the connection is lost, requests are refused at once: sent later, nobody would wait for their answers. */
  private async follow(connection: NatsConnection): Promise<void> {
    this.connection = connection;
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.isLost = true;
      if (type === 'reconnect') this.isLost = false;
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
