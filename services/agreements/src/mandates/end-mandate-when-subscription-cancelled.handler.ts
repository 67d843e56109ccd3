import { Injectable } from '@nestjs/common';
import type { CancelledBy } from '@rep13/contracts-constants';
import { SubscriptionCancelled } from '@rep13/contracts-onboarding';
import { Clock, OnEvent, type Handling } from '@rep13/service-kit';
import { announceNotice } from './announce-notice.ts';
import { takeMandate } from './save-mandate.ts';
import type { Notice } from './mandate.entity.ts';

/** For staff. */
const REASONS: Record<CancelledBy, string> = {
  client: 'Cancelled by the client',
  refund: 'The client asked for the first fee back',
  staff: 'The subscription was ended by us',
};

/** The mandate ends with what was bought. */
@Injectable()
export class EndMandateWhenSubscriptionCancelled {
  constructor(private readonly clock: Clock) {}

  /**
   * A client who has paid and not signed has nothing in force: its notice is kept, so that a signature that still comes
   * begins a mandate with this end, or none.
   */
  @OnEvent(SubscriptionCancelled, 'mandates')
  async handle(event: SubscriptionCancelled, handling: Handling): Promise<void> {
    const mandate = await takeMandate(handling.db, event.signupId);
    const now = this.clock.now();
    if (!mandate.followCancellation(toNotice(event), now)) return;
    if (mandate.state === 'awaiting') await handling.db.save(mandate);
    else await announceNotice(handling, mandate, now);
  }
}

const toNotice = ({ by, askedAt, endsAt, runOffUntil }: SubscriptionCancelled): Notice => ({
  noticeAt: new Date(askedAt),
  endsAt: new Date(endsAt),
  runOffUntil: new Date(runOffUntil),
  endReason: REASONS[by],
  cancelledBy: by,
});
