import { Module } from '@nestjs/common';

/** What staff and client write to each other, what staff writes to authorities, and staff's notes. */
@Module({})
export class CorrespondenceModule {}
