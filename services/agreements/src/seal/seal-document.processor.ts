import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { SEAL_DOCUMENT, type SealedDocument } from './seal-jobs.ts';
import { SealsService } from './seals.service.ts';

/** Nothing to do when it is sealed already: a document has one first seal. */
@Process(SEAL_DOCUMENT)
@Injectable()
export class SealDocument implements JobProcessor<SealedDocument> {
  constructor(private readonly seals: SealsService) {}

  async process({
    payload: { renderedSha256, isAnnounced },
  }: JobTry<SealedDocument>): Promise<Conclusion | void> {
    if (await this.seals.newest(renderedSha256)) return;
    const seal = await this.seals.make(renderedSha256);
    return (scope) => this.seals.saveFirst(scope, seal, isAnnounced);
  }
}
