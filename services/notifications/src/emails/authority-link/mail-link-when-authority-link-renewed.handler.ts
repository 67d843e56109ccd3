import { Injectable } from '@nestjs/common';
import { AuthorityLinkRenewed } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { authorityLink } from './authority-link.email.ts';

@Injectable()
export class MailLinkWhenAuthorityLinkRenewed {
  @OnEvent(AuthorityLinkRenewed, 'mail')
  handle({ reference, generation }: AuthorityLinkRenewed, { jobs }: Handling): void {
    enqueueEmail(jobs, authorityLink, { reference }, `${reference}:${generation}`);
  }
}
