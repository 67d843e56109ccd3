import { Injectable } from '@nestjs/common';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import type { Request } from 'express';
import { addressOf } from '../edge/request-id.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { formBytesMax } from './upload-limits.ts';

const MEGABYTE = 1_000_000;

/** What strangers may send in a day: anybody may file an order or register, and files are what fills a disk. */
@Injectable()
export class UnprovenBytes {
  constructor(private readonly limits: RateLimits) {}

  /** By what the request declares, before its bytes are let in. @throws TooManyAttempts */
  async take(request: Request): Promise<void> {
    const declared = Number(request.get('Content-Length') ?? formBytesMax(TICKET_FILES.bytesMax));
    const megabytes = Math.max(1, Math.ceil(declared / MEGABYTE));
    await this.limits.unprovenMegabytes.take({ address: addressOf(request) }, undefined, megabytes);
  }
}
