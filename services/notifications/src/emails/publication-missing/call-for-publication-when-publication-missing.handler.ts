import { Injectable } from '@nestjs/common';
import { PublicationMissing } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { publicationMissing } from './publication-missing.email.ts';

@Injectable()
export class CallForPublicationWhenPublicationMissing {
  @OnEvent(PublicationMissing, 'mail')
  handle(missing: PublicationMissing, { jobs }: Handling): void {
    enqueueEmail(jobs, publicationMissing, missing, missing.missedAt);
  }
}
