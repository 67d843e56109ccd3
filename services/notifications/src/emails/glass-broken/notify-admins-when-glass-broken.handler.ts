import { Injectable } from '@nestjs/common';
import { AnyGlassBroken, GlassBroken } from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { NOTIFY_ADMINS } from '../notify-admins.job.ts';

/** Who is an admin, the gateway is asked later: it may be away just now, and other mails must not wait for it. */
@Injectable()
export class NotifyAdminsWhenGlassBroken {
  @OnEvent([GlassBroken, AnyGlassBroken], 'mail')
  handle({ approvalId }: GlassBroken | AnyGlassBroken, { jobs }: Handling): void {
    jobs.enqueue(NOTIFY_ADMINS, approvalId, { approvalId });
  }
}
