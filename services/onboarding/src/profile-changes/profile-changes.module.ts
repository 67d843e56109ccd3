import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ApplyProfileChange } from './apply-profile-change.processor.ts';
import { AwaitFormerContact } from './await-former-contact.handler.ts';
import { ProfileChangeQueriesService } from './profile-change-queries.service.ts';
import { ProfileChangesService } from './profile-changes.service.ts';

/** How a client becomes registered otherwise: asked for, proven, accepted, applied. */
@Module({
  controllers: commandsOf(ProfileChangesService, ProfileChangeQueriesService),
  providers: [ProfileChangesService, ProfileChangeQueriesService, AwaitFormerContact, ApplyProfileChange],
})
export class ProfileChangesModule {}
