import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { AgreementsConfig } from '../config.ts';
import { timeStampRequest, tokenIn, type CheckedToken } from './time-stamp-exchange.ts';

const ANSWER_WITHIN_MS = 5_000;
const ANSWER_BYTES_MAX = 64 * 1024;
/** An authority that failed is left alone for so long: a thousand seals do not each wait for it. */
const LEFT_ALONE_MS = 60_000;

/** The time-stamp authorities we may ask, one after the other. */
@Injectable()
export class TimeStamps {
  private readonly urls: readonly string[];
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
        return await this.ask(url, stamped);
      } catch (error) {
        this.leftAloneUntil.set(url, this.clock.now().getTime() + LEFT_ALONE_MS);
        this.logger.warn({ err: error, url }, 'no time stamp');
      }
    }
    return null;
  }

  private async ask(url: string, stamped: Uint8Array): Promise<CheckedToken> {
    const request = timeStampRequest(stamped);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) throw new Error(`the time-stamp authority answers ${response.status}`);
    return tokenIn(await shortBody(response), request, this.clock.now());
  }
}

async function shortBody({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > ANSWER_BYTES_MAX) throw new Error('no time stamp is that long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
