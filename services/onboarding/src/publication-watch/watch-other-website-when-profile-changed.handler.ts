import { Injectable } from '@nestjs/common';
import { ProfileChanged } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { PublicationWatchesService } from './publication-watches.service.ts';

/** A client that moves to another website is looked for there. */
@Injectable()
export class WatchOtherWebsiteWhenProfileChanged {
  constructor(private readonly watches: PublicationWatchesService) {}

  @OnEvent(ProfileChanged, 'publication')
  async move({ signupId, fields }: ProfileChanged, handling: Handling): Promise<void> {
    if (fields.includes('websiteUrl')) await this.watches.move(handling, signupId);
  }
}
