import { Injectable } from '@nestjs/common';
import { PublicationUnjudged } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { publicationUnjudged } from './publication-unjudged.email.ts';

@Injectable()
export class HaveStaffLookWhenPublicationUnjudged {
  @OnEvent(PublicationUnjudged, 'mail')
  handle({ signupId, since, at, obstacle }: PublicationUnjudged, { jobs }: Handling): void {
    enqueueEmail(jobs, publicationUnjudged, { signupId, since, obstacle }, at);
  }
}
