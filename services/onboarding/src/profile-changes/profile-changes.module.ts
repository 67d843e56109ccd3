import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ApplyProfileChange } from './apply-profile-change.processor.ts';
import { AwaitFormerContact } from './await-former-contact.handler.ts';
import { ProfileChangeQueries } from './profile-change-queries.service.ts';
import { ProfileChanges } from './profile-changes.service.ts';

/** How a client becomes registered otherwise: asked for, proven, accepted, applied. */
@Module({
  controllers: commandsOf(ProfileChanges, ProfileChangeQueries),
  providers: [ProfileChanges, ProfileChangeQueries, AwaitFormerContact, ApplyProfileChange],
})
export class ProfileChangesModule {}
