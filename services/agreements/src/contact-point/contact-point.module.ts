import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ContactPointService } from './contact-point.service.ts';

@Module({
  controllers: commandsOf(ContactPointService),
  providers: [ContactPointService],
})
export class ContactPointModule {}
