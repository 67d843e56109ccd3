import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { Coordinators } from './coordinators.service.ts';

@Module({ controllers: commandsOf(Coordinators), providers: [Coordinators] })
export class CoordinatorsModule {}
