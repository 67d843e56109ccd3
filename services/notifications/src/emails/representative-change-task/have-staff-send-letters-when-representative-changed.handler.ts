import { Injectable } from '@nestjs/common';
import { RepresentativeChanged } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { representativeChangeTask } from './representative-change-task.email.ts';

@Injectable()
export class HaveStaffSendLettersWhenRepresentativeChanged {
  @OnEvent(RepresentativeChanged, 'mail')
  handle({ recordId, changes, changedAt }: RepresentativeChanged, { jobs }: Handling): void {
    const fields = changes.map(({ field }) => field);
    enqueueEmail(jobs, representativeChangeTask, { fields, changedAt }, recordId);
  }
}
