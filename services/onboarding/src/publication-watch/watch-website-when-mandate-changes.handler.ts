import { Injectable } from '@nestjs/common';
import { MandateBegan, MandateEnded, MandateRunOffBegan } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { PublicationWatchesService } from './publication-watches.service.ts';

/**
 * A website is read from the beginning of the mandate, also of one that was in force before mandates were kept as such,
 * to its end: in the run-off the client may name another representative already.
 */
@Injectable()
export class WatchWebsiteWhenMandateChanges {
  constructor(private readonly watches: PublicationWatchesService) {}

  @OnEvent(MandateBegan, 'publication')
  begin({ signupId }: MandateBegan, handling: Handling): Promise<void> {
    return this.watches.start(handling, signupId);
  }

  @OnEvent([MandateRunOffBegan, MandateEnded], 'publication')
  end({ signupId }: MandateRunOffBegan | MandateEnded, handling: Handling): Promise<void> {
    return this.watches.stop(handling, signupId);
  }
}
