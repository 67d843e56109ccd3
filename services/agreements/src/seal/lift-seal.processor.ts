import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { LIFT_SEAL, type SealedDocument } from './seal-jobs.ts';
import { SealsService } from './seals.service.ts';

/** Nothing to do when the seal has its time stamp. */
@Process(LIFT_SEAL)
@Injectable()
export class LiftSeal implements JobProcessor<SealedDocument> {
  constructor(private readonly seals: SealsService) {}

  /** @throws while no authority gives a time stamp: the job comes again. */
  async process({ payload: { renderedSha256 } }: JobTry<SealedDocument>): Promise<Conclusion | void> {
    const seal = await this.seals.newest(renderedSha256);
    if (seal?.level !== 'B-B') return;
    const lifted = await this.seals.lift(seal);
    if (!lifted) throw new Error('no time-stamp authority answers as it should');
    return (scope) => this.seals.saveLifted(scope, lifted);
  }
}
