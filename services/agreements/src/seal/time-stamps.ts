import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { AgreementsConfig } from '../config.ts';
import { askForTimeStamp } from './ask-for-time-stamp.ts';
import type { CheckedToken } from './time-stamp-exchange.ts';

/** An authority that failed is left alone for so long: a thousand seals do not each wait for it. */
const LEFT_ALONE_MS = 60_000;

/** The time-stamp authorities we may ask, one after the other. */
@Injectable()
export class TimeStamps {
  readonly urls: readonly string[];
  private readonly leftAloneUntil = new Map<string, number>();

  constructor(
    @Inject(SERVICE_CONFIG) config: AgreementsConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
  ) {
    this.urls = config.tsaUrls;
  }

  /** Whether any is configured. */
  get any(): boolean {
    return this.urls.length > 0;
  }

  /** A time stamp over these bytes by the first authority that gives a right one; null if none does. */
  async of(stamped: Uint8Array): Promise<CheckedToken | null> {
    for (const url of this.urls) {
      if ((this.leftAloneUntil.get(url) ?? 0) > this.clock.now().getTime()) continue;
      try {
        return await askForTimeStamp(url, stamped, this.clock.now());
      } catch (error) {
        this.leftAloneUntil.set(url, this.clock.now().getTime() + LEFT_ALONE_MS);
        this.logger.warn({ err: error, url }, 'no time stamp');
      }
    }
    return null;
  }
}
