import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, SERVICE_CONFIG, ServiceUnavailable } from '@rep13/service-kit';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../config.ts';
import { isArriving, sendError } from '../edge/send-error.ts';
import { AdaptiveLimit } from './adaptive-limit.ts';
import { AIMS, callClassOf, type CallClass } from './call-class.ts';
import { refuseUnread } from './refuse-unread.ts';

const NO_ROOM = 503;
const WINDOW_MS = 250;
const TICK_MS = 10;
const LOG_EVERY_MS = 1_000;
/** What comes at once on an idle machine is served; what goes on is limited within a second. */
const FIRST = 100;
const LEAST: Readonly<Record<CallClass, number>> = {
  visitors: 10,
  clients: 20,
  payments: 20,
  staff: 20,
  authorities: 20,
};

/**
 * Lets so many calls of each class in as are answered soon. The others are refused before their body is read, so that a
 * flood of visitors keeps no authority, client or colleague waiting.
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
    const limitOf = (name: CallClass) =>
      new AdaptiveLimit(AIMS[name], { least: Math.min(LEAST[name], most), first: FIRST, most });
    this.limits = {
      visitors: limitOf('visitors'),
      clients: limitOf('clients'),
      payments: limitOf('payments'),
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

  /** Stands first: nothing was done for what it refuses, and no line of the log tells of it alone. */
  readonly admit: RequestHandler = (request, response, next) => {
    const name = callClassOf(request.originalUrl);
    if (!this.limits[name].isReached) return next();
    this.count(name);
    refuseUnread(request, response);
  };

  /** Stands where the body is there: how long a sender takes for it says nothing about the load. */
  readonly begin: RequestHandler = (request, response, next) => {
    // A file comes in later, at its sender's pace.
    if (isArriving(request)) return next();
    const name = callClassOf(request.originalUrl);
    const limit = this.limits[name];
    if (limit.isReached) {
      this.count(name);
      return sendError(response, new ServiceUnavailable());
    }
    const end = limit.begin();
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
