import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { ARCHIVE_SEAL, type SealedDocument } from './seal-jobs.ts';
import { SealsService } from './seals.service.ts';

/** Nothing to do for a seal without a time stamp: it is archived when it has one. */
@Process(ARCHIVE_SEAL)
@Injectable()
export class ArchiveSeal implements JobProcessor<SealedDocument> {
  constructor(private readonly seals: SealsService) {}

  /** @throws while no authority gives a time stamp: the job comes again. */
  async process({ payload: { renderedSha256 } }: JobTry<SealedDocument>): Promise<Conclusion | void> {
    const seal = await this.seals.newest(renderedSha256);
    if (!seal || seal.level === 'B-B') return;
    const archived = await this.seals.archive(seal);
    if (archived) return (scope) => this.seals.saveArchived(scope, archived);
  }
}
