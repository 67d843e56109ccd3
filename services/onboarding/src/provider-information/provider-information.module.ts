import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { FileCheck, VirusScanner } from '@rep13/file-check';
import { DiscardProviderUploadProcessor } from './discard-provider-upload.processor.ts';
import { ProviderFilesService } from './provider-files.service.ts';
import { ProviderInformationService } from './provider-information.service.ts';
import { ProviderUploadsService } from './provider-uploads.service.ts';
import { RemindOfAnnualUpdate } from './remind-of-annual-update.processor.ts';

/** What providers tell us about their service, the files that go with it, and the yearly reminders. */
@Module({
  controllers: commandsOf(ProviderInformationService, ProviderUploadsService, ProviderFilesService),
  providers: [
    ProviderInformationService,
    RemindOfAnnualUpdate,
    ProviderUploadsService,
    DiscardProviderUploadProcessor,
    ProviderFilesService,
    FileCheck,
    VirusScanner,
  ],
})
export class ProviderInformationModule {}
