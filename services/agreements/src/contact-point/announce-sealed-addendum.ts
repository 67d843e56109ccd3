import { Injectable } from '@nestjs/common';
import { Clock, type Scope } from '@rep13/service-kit';
import { WhenSealed, type SealFacts } from '../seal/when-sealed.ts';
import { AddendumPdf } from './addendum-pdf.entity.ts';
import { announceAddendum } from './announce-addendum.ts';

/** The client gets the addendum with its seal. */
@Injectable()
export class AnnounceSealedAddendum extends WhenSealed {
  constructor(private readonly clock: Clock) {
    super();
  }

  async sealed(scope: Scope, { renderedSha256 }: SealFacts): Promise<void> {
    const pdf = await scope.db.findOneBy(AddendumPdf, { sha256: renderedSha256 });
    if (pdf) await announceAddendum(scope, pdf.signupId, this.clock.now());
  }
}
