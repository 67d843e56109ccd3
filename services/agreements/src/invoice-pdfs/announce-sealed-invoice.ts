import { Injectable } from '@nestjs/common';
import { Clock, type Scope } from '@rep13/service-kit';
import { WhenSealed, type SealFacts } from '../seal/when-sealed.ts';
import { announceInvoice } from './announce-invoice.ts';
import { InvoicePdf } from './invoice-pdf.entity.ts';

/** The client gets the invoice with its seal. */
@Injectable()
export class AnnounceSealedInvoice extends WhenSealed {
  constructor(private readonly clock: Clock) {
    super();
  }

  async sealed(scope: Scope, { renderedSha256 }: SealFacts): Promise<void> {
    const pdf = await scope.db.findOneBy(InvoicePdf, { sha256: renderedSha256 });
    if (pdf) await announceInvoice(scope, pdf.number, this.clock.now());
  }
}
