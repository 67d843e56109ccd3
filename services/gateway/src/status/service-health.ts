import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { ServiceStatusView } from '@rep13/contracts-gateway';
import { Clock, HealthService, SERVICE_CONFIG, type Readiness } from '@rep13/service-kit';
import { GatewayConfig } from '../config.ts';

const CACHE_MS = 5_000;
const ANSWER_WITHIN_MS = 1_000;

const STATUS: Record<Readiness['status'], ServiceStatusView['status']> = {
  ready: 'operational',
  degraded: 'degraded',
  unavailable: 'down',
};

/** So long after our own start a service that nobody has seen yet may still be starting. */
const STARTS_WITHIN_MS = 60_000;

/**
 * The real health of all five services, asked at most every five seconds however many look. One that is just being
 * started with us is not known yet, and left out: neither down nor anything else.
 */
@Injectable()
export class ServiceHealth {
  private known: { at: number; statuses: Promise<ServiceStatusView[]> } | undefined;
  private readonly seen = new Set<string>();
  private readonly startedAt: number;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
    private readonly own: HealthService,
    private readonly clock: Clock,
  ) {
    this.startedAt = clock.now().getTime();
  }

  statuses(): Promise<ServiceStatusView[]> {
    const now = this.clock.now().getTime();
    if (!this.known || now - this.known.at >= CACHE_MS) this.known = { at: now, statuses: this.ask() };
    return this.known.statuses;
  }

  private async ask(): Promise<ServiceStatusView[]> {
    const others = Object.entries(this.config.healthUrls).map(async ([name, url]) => ({
      name,
      status: await statusOf(url),
    }));
    const own = this.own.readiness().then(({ status }) => ({ name: 'gateway', status: STATUS[status] }));
    const statuses = await Promise.all([own, ...others]);
    for (const { name, status } of statuses) if (status !== 'down') this.seen.add(name);
    return statuses.filter(({ name }) => this.isKnown(name));
  }

  private isKnown(name: string): boolean {
    return this.seen.has(name) || this.clock.now().getTime() - this.startedAt >= STARTS_WITHIN_MS;
  }
}

/** A service that does not say that it can work counts as down. */
function statusOf(baseUrl: string): Promise<ServiceStatusView['status']> {
  return new Promise((resolve) => {
    const request = get(new URL('/readyz', baseUrl), { timeout: ANSWER_WITHIN_MS }, (response) => {
      json(response).then(
        (readiness) => resolve(STATUS[(readiness as Readiness).status] ?? 'down'),
        () => resolve('down'),
      );
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve('down'));
  });
}
