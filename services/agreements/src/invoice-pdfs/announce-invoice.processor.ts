import { Injectable } from '@nestjs/common';
import { Clock, Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { ANNOUNCE_INVOICE, type InvoiceToAnnounce } from './announce-invoice.job.ts';
import { announceInvoice } from './announce-invoice.ts';

/** Nothing to do when it was announced with its seal. */
@Process(ANNOUNCE_INVOICE)
@Injectable()
export class AnnounceInvoice implements JobProcessor<InvoiceToAnnounce> {
  constructor(private readonly clock: Clock) {}

  process({ payload: { number } }: JobTry<InvoiceToAnnounce>): Promise<Conclusion> {
    const announce: Conclusion = (scope) => announceInvoice(scope, number, this.clock.now());
    return Promise.resolve(announce);
  }
}
