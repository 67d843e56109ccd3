import { Injectable } from '@nestjs/common';
import { SealEnding, SealUnusable } from '@rep13/contracts-agreements';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { REPORT_SEAL, type SealTrouble } from './report-seal.job.ts';

@Process(REPORT_SEAL)
@Injectable()
export class ReportSeal implements JobProcessor<SealTrouble> {
  process({ payload: { fingerprint, kind, reason, endsAt } }: JobTry<SealTrouble>): Promise<Conclusion> {
    const report: Conclusion = ({ outbox }) => {
      if (kind === 'unusable') outbox.add(SealUnusable, { fingerprint, reason, endsAt });
      else outbox.add(SealEnding, { fingerprint, endsAt });
      return Promise.resolve();
    };
    return Promise.resolve(report);
  }
}
