import { readFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, InvalidConfig, LOGGER, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { AgreementsConfig, toPem } from '../config.ts';
import { certificatesInPem } from '../signatures/ends-at-root.ts';
import { askForTimeStamp } from './ask-for-time-stamp.ts';
import type { CheckedToken } from './time-stamp-exchange.ts';

/** An authority that failed is left alone for so long: a thousand seals do not each wait for it. */
const LEFT_ALONE_MS = 60_000;

/** @throws InvalidConfig with the line to set. */
function readRoots({ TSA_ROOTS }: AgreementsConfig): string | null {
  if (!TSA_ROOTS) return null;
  const wrong = (why: string) =>
    new InvalidConfig(
      `TSA_ROOTS: ${why}; set it to a PEM file with the roots of your time-stamp authorities`,
    );
  try {
    const pem = TSA_ROOTS.includes('-----BEGIN') ? toPem(TSA_ROOTS) : readFileSync(TSA_ROOTS, 'utf8');
    if (certificatesInPem(pem).length === 0) throw wrong('it holds no certificate');
    return pem;
  } catch (error) {
    throw error instanceof InvalidConfig ? error : wrong('it cannot be read');
  }
}

/** The time-stamp authorities we may ask, one after the other. */
@Injectable()
export class TimeStamps {
  readonly urls: readonly string[];
  /** Whom we believe, as PEM; null: every authority that is asked. */
  readonly roots: string | null;
  private readonly leftAloneUntil = new Map<string, number>();

  constructor(
    @Inject(SERVICE_CONFIG) config: AgreementsConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
  ) {
    this.urls = config.tsaUrls;
    this.roots = readRoots(config);
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
        return await askForTimeStamp(url, stamped, { now: this.clock.now(), roots: this.roots });
      } catch (error) {
        this.leftAloneUntil.set(url, this.clock.now().getTime() + LEFT_ALONE_MS);
        this.logger.warn({ err: error, url }, 'no time stamp');
      }
    }
    return null;
  }
}
