import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, SERVICE_CONFIG, ServiceUnavailable } from '@rep13/service-kit';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config.ts';
import { networkOf } from '../edge/network-of.ts';
import { addressOf } from '../edge/request-id.ts';
import { isArriving, sendError } from '../edge/send-error.ts';
import { AdaptiveLimit, type Bounds } from './adaptive-limit.ts';
import { AIMS, callClassOf, type CallClass } from './call-class.ts';
import { ConnectionsFirst } from './connections-first.ts';
import { refuseUnread } from './refuse-unread.ts';

const NO_ROOM = 503;
const WINDOW_MS = 250;
const TICK_MS = 10;
const LOG_EVERY_MS = 1_000;
/** So many at once keep a core busy, and more of them would only wait. */
const LEAST_VISITORS = 20;
/**
 * So many calls of the others are people at work, and no flood: two open pages make a dozen at once. A moment in which the
 * whole machine stood still must not lock them out.
 */
const LEAST = 100;
/** What comes at once on an idle machine is served; a flood is that of its first quarter of a second. */
const FIRST_VISITORS = 100;

/** @param most of any class */
export const boundsOf = (name: CallClass, most: number): Bounds =>
  name === 'visitors'
    ? { least: Math.min(LEAST_VISITORS, most), first: FIRST_VISITORS, most }
    : { least: Math.min(LEAST, most), first: most, most };

/**
 * Lets so many calls of each class in as are answered soon. The others are refused before their body is read, so that no
 * authority, client or colleague waits for a flood of visitors.
 */
@Injectable()
export class LoadLimits implements OnApplicationShutdown {
  private readonly limits: Readonly<Record<CallClass, AdaptiveLimit>>;
  private readonly refused = new Map<CallClass, number>();
  private readonly delay = monitorEventLoopDelay({ resolution: TICK_MS });
  private readonly timers: readonly NodeJS.Timeout[];

  constructor(
    @Inject(SERVICE_CONFIG) { MAX_IN_FLIGHT: most }: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const limitOf = (name: CallClass) => new AdaptiveLimit(AIMS[name], boundsOf(name, most));
    this.limits = {
      visitors: limitOf('visitors'),
      clients: limitOf('clients'),
      payments: limitOf('payments'),
      documents: limitOf('documents'),
      staff: limitOf('staff'),
      authorities: limitOf('authorities'),
    };
    this.delay.enable();
    this.timers = [
      setInterval(() => this.adjust(), WINDOW_MS).unref(),
      setInterval(() => this.log(), LOG_EVERY_MS).unref(),
    ];
  }

  onApplicationShutdown(): void {
    this.timers.forEach((timer) => clearInterval(timer));
    this.delay.disable();
  }

  /**
   * Stands before everything else: nothing is done for what it refuses, and what it refuses is counted in the log, not listed.
   * @param ipOf as Express says it, which is not asked yet.
   */
  guard(server: Server, ipOf: (request: IncomingMessage) => string): void {
    const listeners = server.listeners('request') as RequestListener[];
    const visitors = new ConnectionsFirst(server);
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const name = callClassOf(request.url ?? '');
      const handle = () => listeners.forEach((listener) => listener.call(server, request, response));
      const networkOfSender = () => networkOf(addressOf({ ip: ipOf(request) }));
      const letIn = name === 'visitors' ? visitors.size : 0;
      if (name && !this.limits[name].hasRoomFor(networkOfSender, letIn)) {
        this.count(name);
        refuseUnread(request, response);
      } else if (name === 'visitors') visitors.add(request, response, handle);
      else handle();
    });
  }

  /** Stands where the body is there: how long a sender takes for it says nothing about the load. */
  readonly begin: RequestHandler = (request, response, next) => {
    // A file comes in later, at its sender's pace.
    const name = isArriving(request) ? undefined : callClassOf(request.originalUrl);
    // A sender who hung up already has no end at which to give the place back.
    if (!name || response.destroyed) return next();
    const limit = this.limits[name];
    const network = networkOf(addressOf(request));
    if (!limit.hasRoomFor(() => network)) {
      this.count(name);
      return sendError(response, new ServiceUnavailable());
    }
    const end = limit.begin(network);
    response.once('close', () => end(response.statusCode !== NO_ROOM));
    next();
  };

  private count(name: CallClass): void {
    this.refused.set(name, (this.refused.get(name) ?? 0) + 1);
  }

  private adjust(): void {
    const delayMs = Math.max(0, this.delay.mean / 1e6 - TICK_MS);
    this.delay.reset();
    for (const limit of Object.values(this.limits)) limit.adjust(delayMs || 0);
  }

  private log(): void {
    for (const [callClass, refused] of this.refused)
      this.logger.warn(
        { callClass, refused, limit: this.limits[callClass].current },
        'overload: calls refused',
      );
    this.refused.clear();
  }
}
