import { Injectable } from '@nestjs/common';
import { AuthorityRequestHeld } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { authorityRequestHeld } from './authority-request-held.email.ts';

@Injectable()
export class TellStaffWhenAuthorityRequestHeld {
  @OnEvent(AuthorityRequestHeld, 'mail')
  handle({ reference }: AuthorityRequestHeld, { jobs }: Handling): void {
    enqueueEmail(jobs, authorityRequestHeld, { reference }, reference);
  }
}
