import { Module } from '@nestjs/common';
import { FollowRecord } from './follow-record.processor.ts';
import { NoticeChangedRecord } from './notice-changed-record.ts';
import { RepresentativeController } from './representative.controller.ts';
import { RepresentativeProgress } from './representative-progress.service.ts';

@Module({
  controllers: [RepresentativeController],
  providers: [NoticeChangedRecord, FollowRecord, RepresentativeProgress],
})
export class RepresentativeModule {}
