import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  appointmentContext,
  type AppointmentContextVersion,
  type AppointmentView,
} from '@rep13/contracts-agreements';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import type { Response } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import type { GatewayConfig } from '../config.ts';
import { forEverybody } from './for-everybody.ts';

/** What the terms of our data mean. */
@ApiTags('public')
@Controller('contexts')
@PublicAudience()
export class ContextsController {
  constructor(@Inject(SERVICE_CONFIG) private readonly config: GatewayConfig) {}

  /** Get the first JSON-LD context of an appointment, without languages and point of contact. It never changes. */
  @Get('appointment-v1.jsonld')
  first(@Res({ passthrough: true }) response: Response<AppointmentView>): AppointmentView {
    return this.context(response, 1);
  }

  /** Get the JSON-LD context of an appointment, with each term described. It never changes. */
  @Get('appointment-v2.jsonld')
  appointment(@Res({ passthrough: true }) response: Response<AppointmentView>): AppointmentView {
    return this.context(response, 2);
  }

  private context(response: Response<AppointmentView>, version: AppointmentContextVersion): AppointmentView {
    forEverybody(response, 'application/ld+json; charset=utf-8');
    return appointmentContext(new URL(this.config.publicUrl).origin, version);
  }
}
