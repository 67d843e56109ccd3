import { Injectable } from '@nestjs/common';
import { SealEnding, SealUnusable } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { sealTrouble } from './seal-trouble.email.ts';

@Injectable()
export class ReportSealTrouble {
  @OnEvent(SealUnusable, 'mail')
  unusable({ fingerprint, reason, endsAt }: SealUnusable, { jobs }: Handling): void {
    enqueueEmail(jobs, sealTrouble, { endsAt, reason }, `unusable-${fingerprint}`);
  }

  @OnEvent(SealEnding, 'mail')
  ending({ fingerprint, endsAt }: SealEnding, { jobs }: Handling): void {
    enqueueEmail(jobs, sealTrouble, { endsAt, reason: null }, `ending-${fingerprint}`);
  }
}
