import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { FollowRecord } from './follow-record.processor.ts';
import { NoticeChangedRecord } from './notice-changed-record.ts';
import { RepresentativeProgressService } from './representative-progress.service.ts';

@Module({
  controllers: commandsOf(RepresentativeProgressService),
  providers: [NoticeChangedRecord, FollowRecord, RepresentativeProgressService],
})
export class RepresentativeModule {}
