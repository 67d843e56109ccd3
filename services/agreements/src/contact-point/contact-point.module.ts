import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ContactPointAddendaService } from './contact-point-addenda.service.ts';
import { ContactPointService } from './contact-point.service.ts';

@Module({
  controllers: commandsOf(ContactPointService, ContactPointAddendaService),
  providers: [ContactPointService, ContactPointAddendaService],
})
export class ContactPointModule {}
