import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { PageDrawer } from './browser/page-drawer.ts';
import { CheckPublicationProcessor } from './check-publication.processor.ts';
import { ResetChecksWhenRepresentativeChanged } from './reset-checks-when-representative-changed.handler.ts';
import { PublicationQueriesService } from './publication-queries.service.ts';
import { PublicationWatchesService } from './publication-watches.service.ts';
import { WatchOtherWebsiteWhenProfileChanged } from './watch-other-website-when-profile-changed.handler.ts';
import { WatchWebsiteWhenMandateChanges } from './watch-website-when-mandate-changes.handler.ts';
import { PageProcess } from './website/page-process.ts';
import { websiteFetcher } from './website/website-fetcher.ts';
import { WebsiteReader } from './website/website-reader.ts';

/** Whether clients' websites say who their representative is, read every week while a mandate is in force. */
@Module({
  controllers: commandsOf(PublicationQueriesService, PublicationWatchesService),
  providers: [
    websiteFetcher,
    PageProcess,
    PageDrawer,
    WebsiteReader,
    CheckPublicationProcessor,
    PublicationWatchesService,
    PublicationQueriesService,
    WatchWebsiteWhenMandateChanges,
    WatchOtherWebsiteWhenProfileChanged,
    ResetChecksWhenRepresentativeChanged,
  ],
})
export class PublicationWatchModule {}
