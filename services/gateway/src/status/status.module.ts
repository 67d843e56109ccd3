import { Global, Module } from '@nestjs/common';
import { ServiceHealth } from './service-health.ts';
import { IncidentsService } from './incidents.service.ts';
import { StatusHistory } from './status-history.ts';
import { StatusMeasuring } from './status-measuring.ts';
import { StatusRecords } from './status-records.ts';

/** How the services are and were: measured here, asked for by everybody and by staff. */
@Global()
@Module({
  providers: [ServiceHealth, StatusRecords, StatusMeasuring, StatusHistory, IncidentsService],
  exports: [ServiceHealth, StatusHistory, IncidentsService],
})
export class StatusModule {}
